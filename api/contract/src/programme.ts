/** The structure of the programme (D1): 12 blocks of 4 stages; each stage repeats the block's 9 activities through its own lens. */
export const BLOCKS = 12;
/** Stages of a block. */
export const STAGES_PER_BLOCK = 4;
/** Stages of the programme: ids 1…48. */
export const STAGES = BLOCKS * STAGES_PER_BLOCK;
/** Activities of a stage. */
export const ACTIVITIES_PER_STAGE = 9;
/** Activities of the journey: every stage repeats its block's nine. */
export const LIVED_ACTIVITIES = STAGES * ACTIVITIES_PER_STAGE;
/** Distinct activities, as the copy says: '108 actividades'. */
export const DISTINCT_ACTIVITIES = BLOCKS * ACTIVITIES_PER_STAGE;
/** Free access ends with this activity id (1§9). */
export const FREE_ACTIVITY_LIMIT = 5;

function assertWithin(value: number, most: number, name: string): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} ${value} is outside 1…${most}`);
}

/**
 * Stage of an activity.
 * @param activityId 1…432 @returns stage number, 1…48 @throws RangeError outside 1…432
 */
export function stageOfActivity(activityId: number): number {
  assertWithin(activityId, LIVED_ACTIVITIES, 'activity');
  return Math.ceil(activityId / ACTIVITIES_PER_STAGE);
}

/** Block of a stage: 1…12. @throws RangeError outside 1…48 */
export function blockOfStage(stageId: number): number {
  assertWithin(stageId, STAGES, 'stage');
  return Math.ceil(stageId / STAGES_PER_BLOCK);
}

/** Week of a stage within its block: 1…4. @throws RangeError outside 1…48 */
export function weekOfStage(stageId: number): number {
  assertWithin(stageId, STAGES, 'stage');
  return ((stageId - 1) % STAGES_PER_BLOCK) + 1;
}

/** Position of an activity within its stage: 1…9. */
export function positionOfActivity(activityId: number): number {
  assertWithin(activityId, LIVED_ACTIVITIES, 'activity');
  return ((activityId - 1) % ACTIVITIES_PER_STAGE) + 1;
}

/** The distinct activity (1…108) of an activity of the journey (1…432). */
export function baseOfActivity(activityId: number): number {
  return (blockOfStage(stageOfActivity(activityId)) - 1) * ACTIVITIES_PER_STAGE + positionOfActivity(activityId);
}

/** Ids of the nine activities of a stage, in order. */
export function activitiesOfStage(stageId: number): number[] {
  assertWithin(stageId, STAGES, 'stage');
  return Array.from({ length: ACTIVITIES_PER_STAGE }, (_, i) => (stageId - 1) * ACTIVITIES_PER_STAGE + i + 1);
}

/** Global ids (1…48) of the four stages of a block, in order. */
export function stagesOfBlock(blockId: number): number[] {
  assertWithin(blockId, BLOCKS, 'block');
  return Array.from({ length: STAGES_PER_BLOCK }, (_, i) => (blockId - 1) * STAGES_PER_BLOCK + i + 1);
}

/** Integer percentage 0–100 (D6); 100 only when all is done. */
export function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((done / total) * 100);
}
