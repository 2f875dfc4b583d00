import { blockOfStage, stageOfActivity } from '@app/contract/programme';
import { asksYearly, YEARLY_DIMENSIONS } from '@app/contract/yearly';
import type { StoredDocument } from '@app/shared-ui/host';
import { type Assessment, readAssessment } from '@app/shared-ui/year/assessments';
import { groupsOf } from './groups.ts';

type Scores = Assessment['scores'];

/** The first and the last self-assessment of a block. */
export interface BlockAssessments {
  readonly blockId: number;
  /** Activity of the later one: its content has the dimensions' labels. */
  readonly activityId: number;
  /** Absent for a single assessment. */
  readonly before: Scores | undefined;
  readonly now: Scores;
}

/** First and last assessment of each block, in order. The stages of a block ask the same dimensions. */
export function thenAndNowOf(assessments: readonly StoredDocument[]): BlockAssessments[] {
  const taken = assessments
    .flatMap((document) => readAssessment(document) ?? [])
    .map((assessment) => ({ activityId: assessment.activityId, scores: ownScores(assessment) }))
    .filter(({ scores }) => Object.keys(scores).length > 0)
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

/** Without what is asked beside the block's own dimensions: that is shown as a year. */
const ownScores = ({ activityId, scores }: Assessment): Scores =>
  asksYearly(activityId)
    ? Object.fromEntries(Object.entries(scores).filter(([dimension]) => !YEARLY_DIMENSIONS.includes(dimension)))
    : scores;
