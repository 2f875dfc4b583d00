import type { Dimension } from '@app/contract/bodies';
import type { StoredDocument } from '@app/contract/documents';
import { LIVED_ACTIVITIES } from '@app/contract/programme';

/** The user's self-assessment: one per stage. */
export interface Assessment {
  /** Of the programme. */
  readonly activityId: number;
  /** 1–10 by dimension. */
  readonly scores: Readonly<Record<string, number>>;
  /** When it was taken, or else when its document was made. */
  readonly takenAt: string;
}

const KEY = /^activity-(\d+)$/;
const SCORE_FIELD = 'scores.';

export const assessmentKey = (activityId: number): string => `activity-${activityId}`;
export const scoreField = (dimension: string): string => `${SCORE_FIELD}${dimension}`;

/** Reads an assessment from its document; `undefined` where its key names no activity. */
export function readAssessment({ key, fields, createdAt }: StoredDocument): Assessment | undefined {
  const activityId = Number(KEY.exec(key)?.[1]);
  if (!(activityId >= 1 && activityId <= LIVED_ACTIVITIES)) return undefined;
  const scores = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(SCORE_FIELD) && typeof value === 'number' ? [[name.slice(SCORE_FIELD.length), value] as const] : [],
  );
  const { takenAt } = fields;
  return { activityId, scores: Object.fromEntries(scores), takenAt: typeof takenAt === 'string' ? takenAt : createdAt };
}

/** The bands of a scale, each with its own words in a dimension. */
export const BANDS = ['low', 'middle', 'high'] as const;
type Band = (typeof BANDS)[number];

/** 1–3, 4–6, 7–10. */
export function bandOf(score: number): Band {
  if (score <= 3) return 'low';
  return score <= 6 ? 'middle' : 'high';
}

/** The dimension of a key. Documents hold keys only: where the content is not there, as offline, the key is its label. */
export const dimensionOf = (dimensions: readonly Dimension[], key: string): Dimension =>
  dimensions.find((one) => one.key === key) ?? {
    key,
    label: key.charAt(0).toUpperCase() + key.slice(1),
    low: '',
    middle: '',
    high: '',
  };
