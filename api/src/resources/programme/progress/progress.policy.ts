import type { ActivityStatus } from '@app/contract/activities';
import type { BlockStatus } from '@app/contract/blocks';
import {
  ACTIVITIES_PER_STAGE,
  blockOfStage,
  percentOf,
  STAGES,
  STAGES_PER_BLOCK,
  stagesOfBlock,
} from '@app/contract/programme';

/** The user's progress by stage, the input of every rule below. Pure: no database. */
export interface Overview {
  readonly completedCount: number;
  /** Completed activities by stage, '1'…'48'; a stage not begun may be absent. */
  readonly stageCounts: Readonly<Record<string, number>>;
}

/** The user's progress, with the activities that the present rule needs. */
export interface ProgressFacts extends Overview {
  statusOf(activityId: number): ActivityStatus;
}

/** The same, with the time of each completion. */
export interface DatedProgress extends ProgressFacts {
  completedAtOf(activityId: number): Date | undefined;
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

export const completedInStage = ({ stageCounts }: Overview, stageId: number): number => stageCounts[stageId] ?? 0;

export const isStageCompleted = (overview: Overview, stageId: number): boolean =>
  completedInStage(overview, stageId) >= ACTIVITIES_PER_STAGE;

export const stagePercent = (overview: Overview, stageId: number): number =>
  percentOf(completedInStage(overview, stageId), ACTIVITIES_PER_STAGE);

export const completedStages = (overview: Overview): number[] =>
  upTo(STAGES).filter((stageId) => isStageCompleted(overview, stageId));

export const completedStagesIn = (overview: Overview, blockId: number): number =>
  stagesOfBlock(blockId).filter((stageId) => isStageCompleted(overview, stageId)).length;

export const isBlockCompleted = (overview: Overview, blockId: number): boolean =>
  completedStagesIn(overview, blockId) === STAGES_PER_BLOCK;

/** Percentage of the block's activities completed. */
export function blockPercent(overview: Overview, blockId: number): number {
  const done = stagesOfBlock(blockId).reduce((sum, stageId) => sum + completedInStage(overview, stageId), 0);
  return percentOf(done, STAGES_PER_BLOCK * ACTIVITIES_PER_STAGE);
}

/** A block is open when the previous one is complete; calendar months do not matter (D5). */
export const isBlockOpen = (overview: Overview, blockId: number): boolean =>
  blockId === 1 || isBlockCompleted(overview, blockId - 1);

/** `upcoming` is the block after the one in progress; those after it are `locked` (D6). */
export function blockStatus(overview: Overview, blockId: number): BlockStatus {
  if (isBlockCompleted(overview, blockId)) return 'completed';
  if (isBlockOpen(overview, blockId)) return 'in_progress';
  return isBlockOpen(overview, blockId - 1) ? 'upcoming' : 'locked';
}

/** The first incomplete stage (D4); the last one when the journey is complete (D9). */
export const currentStage = (overview: Overview): number =>
  upTo(STAGES).find((stageId) => !isStageCompleted(overview, stageId)) ?? STAGES;

export const currentBlock = (overview: Overview): number => blockOfStage(currentStage(overview));
