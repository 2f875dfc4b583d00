import { stageOfActivity, stagesOfBlock, weekOfStage } from '@app/contract/programme';
import type { SyncDoc } from '@app/contract/sync';

/** A self-assessment as she took it: one per stage. */
export interface Assessment {
  readonly activityId: number;
  /** 1–10 by dimension. */
  readonly scores: Readonly<Record<string, number>>;
  /** Revision of each field that this device has seen: the base of the next change. */
  readonly fieldRevs: Readonly<Record<string, number>>;
}

const KEY = /^activity-(\d+)$/;
const SCORE_FIELD = 'scores.';

export const assessmentKey = (activityId: number) => `activity-${activityId}`;
export const scoreField = (dimension: string) => `${SCORE_FIELD}${dimension}`;

/** Reads an assessment from its document; `undefined` for other kinds and deleted ones. */
export function readAssessment({ kind, key, deleted, fields, fieldRevs }: SyncDoc): Assessment | undefined {
  const activityId = Number(KEY.exec(key)?.[1]);
  if (kind !== 'assessment' || deleted || !activityId) return undefined;
  const scores = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(SCORE_FIELD) && typeof value === 'number' ? [[name.slice(SCORE_FIELD.length), value] as const] : [],
  );
  return { activityId, scores: Object.fromEntries(scores), fieldRevs };
}

export interface WeekScores {
  readonly week: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** Her assessments in the block of an activity, by week: what then and now is made of. */
export function weeksOfBlock(assessments: readonly Assessment[], blockId: number): readonly WeekScores[] {
  const stages = new Set(stagesOfBlock(blockId));
  return assessments
    .filter(({ activityId }) => stages.has(stageOfActivity(activityId)))
    .toSorted((a, b) => a.activityId - b.activityId)
    .map(({ activityId, scores }) => ({ week: weekOfStage(stageOfActivity(activityId)), scores }));
}
