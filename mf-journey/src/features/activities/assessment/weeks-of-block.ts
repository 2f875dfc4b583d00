import { stageOfActivity, stagesOfBlock, weekOfStage } from '@app/contract/programme';
import type { Assessment } from '@app/shared-ui/year/assessments';

export interface WeekScores {
  readonly week: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** The user's assessments in the block of an activity, by week, as the comparison of then and now needs them. */
export function weeksOfBlock(assessments: readonly Assessment[], blockId: number): readonly WeekScores[] {
  const stages = new Set(stagesOfBlock(blockId));
  return assessments
    .filter(({ activityId }) => stages.has(stageOfActivity(activityId)))
    .toSorted((a, b) => a.activityId - b.activityId)
    .map(({ activityId, scores }) => ({ week: weekOfStage(stageOfActivity(activityId)), scores }));
}
