import { entriesCopy } from '../copy/entries.es.ts';
import { PERSONAL_QUESTION } from './entry.ts';

/** A question of an entry: the key of its fields, and its text. */
export interface EntryQuestion {
  readonly key: string;
  readonly question: string;
}

const names: Readonly<Record<string, string>> = entriesCopy.questions;

/** The label of an answer when the activity's own question is not available. */
const questionName = (key: string): string => names[key] ?? entriesCopy.otherQuestion;

export const PERSONAL_QUESTIONS: readonly EntryQuestion[] = [
  { key: PERSONAL_QUESTION, question: entriesCopy.questions.personal_content },
];

/** For an activity whose questions are unknown (2§3: `reflection` by default). */
export const DEFAULT_QUESTIONS: readonly EntryQuestion[] = [
  { key: 'reflection', question: entriesCopy.questions.reflection },
];

/** For a daily activity (2§3). */
export const DAILY_QUESTIONS: readonly EntryQuestion[] = (['experience', 'attention', 'feelings'] as const).map(
  (key) => ({
    key,
    question: entriesCopy.questions[key],
  }),
);

const standIns: ReadonlySet<readonly EntryQuestion[]> = new Set([DEFAULT_QUESTIONS, DAILY_QUESTIONS]);

/** The questions asked, followed by every other one that has an answer: no text of the user is ever hidden. */
export function withAnswered(asked: readonly EntryQuestion[], answered: Iterable<string>): readonly EntryQuestion[] {
  const all = [...new Set(answered)];
  // Default questions, used when the real ones are not available, give way to those that the user has answered.
  const sure = standIns.has(asked) && all.length > 0 ? [] : asked;
  const known = new Set(sure.map(({ key }) => key));
  const others = all.filter((key) => !known.has(key));
  return [...sure, ...others.map((key) => ({ key, question: questionName(key) }))];
}
