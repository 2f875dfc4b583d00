import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { HomeDay } from './features/today/home-day.tsx';

/** Fills the journey's slot `home-day`. */
export default HomeDay satisfies SlotFiller<'home-day'>;
