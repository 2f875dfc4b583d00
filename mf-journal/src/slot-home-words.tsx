import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { HomeWords } from './features/home-words/home-words.tsx';

/** Fills the journey's slot `home-words`. */
export default HomeWords satisfies SlotFiller<'home-words'>;
