import type { DayKey } from '@app/shared-ui/dates/day-key';
import type { Documents } from '@app/shared-ui/host';

interface Choice {
  readonly day: DayKey;
  readonly key: string;
}

/** The entry of the day, by the session's documents: it ends with the session. */
const choices = new WeakMap<Documents, Choice>();

interface Options<T> {
  readonly documents: Documents;
  readonly today: DayKey;
  readonly list: readonly T[];
}

/**
 * Chooses one of the list once a day, until the page is loaded anew: another day's words must not appear under the user's finger, nor in place
 * of those that the user has put aside.
 * @returns `undefined` also where the one that was chosen is no longer in the list
 */
export function keptChoice<T extends { readonly entry: { readonly key: string } }>(
  { documents, today, list }: Options<T>,
  choose: (list: readonly T[]) => T | undefined,
): T | undefined {
  const kept = choices.get(documents);
  if (kept?.day === today) return list.find(({ entry }) => entry.key === kept.key);
  const chosen = choose(list);
  if (chosen) choices.set(documents, { day: today, key: chosen.entry.key });
  return chosen;
}
