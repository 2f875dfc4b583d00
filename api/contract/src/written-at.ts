import type { StoredDocument } from './documents.ts';

/** No entry is older: a smaller number is a number, and no time. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);
const MINUTE_MS = 60_000;

/**
 * When an entry was written. Its number is that time in ms (2§3); an entry that was taken in from another journal is younger than its number,
 * and keeps its day.
 */
export function writtenAt(entryId: unknown, createdAt: Date): Date {
  const isTime = typeof entryId === 'number' && entryId >= EARLIEST_MS && entryId < createdAt.getTime();
  return isTime ? new Date(entryId) : createdAt;
}

/** Fields of an entry that begins now on this device: its number, and how many minutes east of UTC the user is. */
export const beginEntry = (now: Date = new Date()) => ({
  entryId: { value: now.getTime() },
  // Not `-0`.
  utcOffset: { value: 0 - now.getTimezoneOffset() },
});

/**
 * An instant by the clock of the place where the entry was written, as a date in UTC: its day stays that day wherever it is read.
 * @returns `undefined` for an entry that does not know its place: it is of the day that the reader's zone makes of it
 */
export const byItsClock = (at: Date, utcOffset: unknown): Date | undefined =>
  typeof utcOffset === 'number' ? new Date(at.getTime() + utcOffset * MINUTE_MS) : undefined;

/**
 * When an entry was written: ISO 8601, by the clock of the place where it was, without an offset; in UTC (`Z`) where that is not known.
 * `new Date(…)` gives either the fields that a reader is shown. What is no time stays as it is.
 */
export function writtenOn({ fields, createdAt }: Pick<StoredDocument, 'fields' | 'createdAt'>): string {
  const at = writtenAt(fields['entryId'], new Date(createdAt));
  if (Number.isNaN(at.getTime())) return createdAt;
  return byItsClock(at, fields['utcOffset'])?.toISOString().slice(0, -1) ?? at.toISOString();
}
