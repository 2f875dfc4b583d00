import { MOODS } from '@app/shared-ui/moods/moods';

/** Of each quarter of the map, how many words are shown before the list is opened. */
const FIRST_OF_QUARTER = 2;
const QUARTER = 6;

/** Words for a feeling that are offered first, as many of each quarter. */
export const firstMoods = MOODS.filter((_, i) => i % QUARTER < FIRST_OF_QUARTER);
