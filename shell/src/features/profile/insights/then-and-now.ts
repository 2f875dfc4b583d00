import { blockOfStage, LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import type { StoredDocument } from '@app/shared-ui/host';
import { groupsOf } from './groups.ts';

type Scores = Readonly<Record<string, number>>;

/** The first and the last self-assessment of a block. */
export interface BlockAssessments {
  readonly blockId: number;
  /** Activity of the later one: its content has the dimensions' labels. */
  readonly activityId: number;
  /** Absent for a single assessment. */
  readonly before: Scores | undefined;
  readonly now: Scores;
}

const SCORE = 'scores.';

const scoresOf = ({ fields }: StoredDocument): Scores =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(SCORE) && typeof value === 'number' ? [[name.slice(SCORE.length), value] as const] : [],
    ),
  );

/** First and last assessment of each block, in order. The stages of a block ask the same dimensions. */
export function thenAndNowOf(assessments: readonly StoredDocument[]): BlockAssessments[] {
  const taken = assessments
    .map((document) => ({ activityId: Number(document.key.replace('activity-', '')), scores: scoresOf(document) }))
    .filter(({ activityId, scores }) => isActivity(activityId) && Object.keys(scores).length > 0)
    .toSorted((a, b) => a.activityId - b.activityId);
  const blocks = groupsOf(taken, ({ activityId }) => blockOfStage(stageOfActivity(activityId)));
  return [...blocks].flatMap(([blockId, inBlock]) => {
    const [first, last] = [inBlock[0], inBlock.at(-1)];
    if (!first || !last) return [];
    return [
      { blockId, activityId: last.activityId, before: first === last ? undefined : first.scores, now: last.scores },
    ];
  });
}

const isActivity = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LIVED_ACTIVITIES;
