import { entriesCopy } from '../../copy/entries.es.ts';
import { activityEntryKey, activityOf, type Entry, headingOf } from '../../entries/entry.ts';
import { DEFAULT_QUESTIONS, type EntryQuestion, PERSONAL_QUESTIONS } from '../../entries/questions.ts';
import type { ActivityFacts } from '../../entries/use-activity.ts';

/** Which entry an editor writes in: one that exists, or the one that the first word makes. */
export interface EntryTarget {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly EntryQuestion[];
  /** Absent for a personal entry; `unknown` where an activity is meant that does not exist. */
  readonly activityId: number | 'unknown' | undefined;
  /** Of a new entry whose address is known already; otherwise the time of its first word. */
  readonly entryId?: number;
}

/**
 * The entry of an activity, by what another remote says of it.
 * @param spareKey where the words go when there is no such activity: they cannot be saved as its entry, and are not lost either
 */
export function activityTarget(
  activityId: unknown,
  { title, questions }: { readonly title?: unknown; readonly questions?: unknown },
  spareKey: string,
): EntryTarget {
  const id = activityOf(activityId);
  if (id === undefined) return { ...newPersonalTarget(spareKey), activityId: 'unknown' };
  const asked = Array.isArray(questions) ? questions.filter(isQuestion) : [];
  return {
    key: activityEntryKey(id),
    title: typeof title === 'string' && title !== '' ? title : entriesCopy.activity(id),
    questions: asked.length > 0 ? asked : DEFAULT_QUESTIONS,
    activityId: id,
  };
}

const isQuestion = (value: unknown): value is EntryQuestion => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, question } = value as { key?: unknown; question?: unknown };
  return typeof key === 'string' && typeof question === 'string';
};

export function targetOf(entry: Entry, { questions }: ActivityFacts): EntryTarget {
  return { key: entry.key, activityId: entry.activityId, title: headingOf(entry), questions };
}

export const newPersonalTarget = (key: string, entryId?: number): EntryTarget => ({
  key,
  ...(entryId === undefined ? {} : { entryId }),
  title: entriesCopy.newPersonal,
  questions: PERSONAL_QUESTIONS,
  activityId: undefined,
});
