import { ACTIVITIES_PER_STAGE, BLOCKS, LIVED_ACTIVITIES, STAGES_PER_BLOCK } from './programme.ts';

/** Dimensions of the first block's self-assessment that are asked again on the way and at its end, so that a user can see the year. */
export const YEARLY_DIMENSIONS: readonly string[] = ['calma', 'presencia'];
/** Blocks whose answers to the yearly dimensions are the marks of the year, in order. */
const YEARLY_BLOCKS = [1, BLOCKS / 2, BLOCKS] as const;

const ACTIVITIES_PER_BLOCK = STAGES_PER_BLOCK * ACTIVITIES_PER_STAGE;

/** Whether a self-assessment asks the yearly dimensions beside its own: the last one of blocks 6 and 12. Block 1 has them among its own. */
export const asksYearly = (activityId: number): boolean =>
  YEARLY_BLOCKS.slice(1).some((block) => activityId === block * ACTIVITIES_PER_BLOCK);

/** Index (0…2) of the mark of the year that an activity's answer belongs to; `undefined` for none. */
export function yearlyMarkOf(activityId: number): number | undefined {
  if (!Number.isInteger(activityId) || activityId < 1 || activityId > LIVED_ACTIVITIES) return undefined;
  const mark = YEARLY_BLOCKS.findIndex((block) => Math.ceil(activityId / ACTIVITIES_PER_BLOCK) === block);
  return mark === -1 ? undefined : mark;
}
