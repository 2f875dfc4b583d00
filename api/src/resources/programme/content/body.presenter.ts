import type { ActivityType } from '@app/contract/activities';
import { type Body, bodySchema, type Dimension, type Question } from '@app/contract/bodies';
import * as z from 'zod';
import type { ContentActivity, ContentKind } from './content-schema.ts';

/** Characters of the description's preview (2§9), and of the preview of a text for users without premium (D7). */
const PREVIEW_LENGTH = 300;

const DAILY_KEYS = ['experience', 'attention', 'feelings'] as const;

const TYPE_BY_KIND: Record<ContentKind, ActivityType> = {
  practice: 'daily_practice',
  audio: 'audio',
  phrase: 'reflection_phrase',
  journaling: 'journaling',
  book: 'reading',
  film: 'movie',
  integration: 'integration',
  celebration: 'celebration',
  assessment: 'self_assessment',
};

/** Type of an activity: in even weeks the audio is a playlist (D2). */
export const typeOf = (kind: ContentKind, weekNumber: number): ActivityType =>
  kind === 'audio' && weekNumber % 2 === 0 ? 'playlist' : TYPE_BY_KIND[kind];

/** Three questions have the three daily keys in order; a single one has the key of the user's reflection (2§3). */
const presentQuestions = (questions: readonly string[]): Question[] =>
  questions.map((question, i) => ({
    key: questions.length === 1 ? 'reflection' : (DAILY_KEYS[i] ?? 'reflection'),
    question,
  }));

/**
 * The body of an activity in one of its four weeks: the shared parts (the work, the dimensions) and that week's lens.
 * @param yearly what a self-assessment asks beside its own dimensions
 */
export function presentBody(
  { base: _base, lenses, ...shared }: ContentActivity,
  weekNumber: number,
  yearly: readonly Dimension[] = [],
): Body {
  const lens = lenses[weekNumber - 1];
  if (!lens) throw new RangeError(`week ${weekNumber} is outside 1…4`);
  const more = yearly.length === 0 ? {} : { yearly };
  return z.parse(bodySchema, { ...shared, ...lens, ...more, questions: presentQuestions(lens.questions) });
}

/** The beginning of a text, cut between words. */
export function previewOf(text: readonly string[]): string {
  const whole = text.join(' ');
  if (whole.length <= PREVIEW_LENGTH) return whole;
  const cut = whole.slice(0, PREVIEW_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:]+$/u, '')}…`;
}
