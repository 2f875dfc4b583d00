import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { NextReading } from './features/next-reading/next-reading.tsx';

/** Fills the journey's slot `home-next-reading`. */
export default NextReading satisfies SlotFiller<'home-next-reading'>;
