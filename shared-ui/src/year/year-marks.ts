import type { Dimension } from '@app/contract/bodies';
import type { StoredDocument } from '@app/contract/documents';
import { YEARLY_DIMENSIONS, yearlyMarkOf } from '@app/contract/yearly';
import { bandOf, readAssessment } from './assessments.ts';

/** The user's answers to the yearly dimensions at one of the three times. */
export interface YearMark {
  /** 0…2: at the beginning, half way, at the end. */
  readonly mark: number;
  readonly activityId: number;
  readonly at: string;
  /** 1–10 by dimension; at least one of the yearly ones. */
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * The marks of the year, in order, without those that were not answered: of the first block the first answer, as it says where the user
 * started; of the later ones the last.
 */
export function yearMarksOf(assessments: readonly StoredDocument[]): YearMark[] {
  const answered = assessments.flatMap(markOf).toSorted((a, b) => a.activityId - b.activityId);
  return [
    answered.find(({ mark }) => mark === 0),
    answered.findLast(({ mark }) => mark === 1),
    answered.findLast(({ mark }) => mark === 2),
  ].filter((one) => one !== undefined);
}

function markOf(document: StoredDocument): YearMark | [] {
  const assessment = readAssessment(document);
  if (!assessment) return [];
  const { activityId, scores, takenAt } = assessment;
  const mark = yearlyMarkOf(activityId);
  const yearly = Object.entries(scores).filter(([dimension]) => YEARLY_DIMENSIONS.includes(dimension));
  return mark === undefined || yearly.length === 0
    ? []
    : { mark, activityId, at: takenAt, scores: Object.fromEntries(yearly) };
}

/** What a dimension says of a score, in the first person. */
export const wordsOfScore = (dimension: Dimension, score: number): string => dimension[bandOf(score)];
