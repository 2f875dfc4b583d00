import { stageOfActivity, stagesOfBlock, weekOfStage } from '@app/contract/programme';
import type { StoredDocument } from '@app/shared-ui/host';

/** The user's self-assessment: one per stage. */
export interface Assessment {
  readonly activityId: number;
  /** 1–10 by dimension. */
  readonly scores: Readonly<Record<string, number>>;
}

const KEY = /^activity-(\d+)$/;
const SCORE_FIELD = 'scores.';

export const assessmentKey = (activityId: number) => `activity-${activityId}`;
export const scoreField = (dimension: string) => `${SCORE_FIELD}${dimension}`;

/** Reads an assessment from its document; `undefined` where its key names no activity. */
export function readAssessment({ key, fields }: Pick<StoredDocument, 'key' | 'fields'>): Assessment | undefined {
  const activityId = Number(KEY.exec(key)?.[1]);
  if (!activityId) return undefined;
  const scores = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(SCORE_FIELD) && typeof value === 'number' ? [[name.slice(SCORE_FIELD.length), value] as const] : [],
  );
  return { activityId, scores: Object.fromEntries(scores) };
}

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
