import { type DayKey, daysBetween, isDayKey } from '@app/shared-ui/dates/day-key';

/** How many days before and after the same date of last year an entry may be from. */
export const NEAR_DAYS = 3;

/** The same date of the year before; of 29 February, the 28th. */
export function yearBefore(day: DayKey): DayKey {
  const year = Number(day.slice(0, 4)) - 1;
  const same = `${year}${day.slice(4)}`;
  return isDayKey(same) ? same : `${year}-02-28`;
}

/** Days between a day and the same date of last year. */
export const distanceToLastYear = (day: DayKey, today: DayKey): number => Math.abs(daysBetween(yearBefore(today), day));

/** What was written a year ago, on the nearest day to the same date; of one day, the first in the list. */
export function wordsOfLastYear<T extends { readonly day: DayKey }>(
  written: readonly T[],
  today: DayKey,
): T | undefined {
  const distance = ({ day }: T) => distanceToLastYear(day, today);
  return written.filter((one) => distance(one) <= NEAR_DAYS).toSorted((a, b) => distance(a) - distance(b))[0];
}
