import { type DayKey, daysBetween } from '@app/shared-ui/dates/day-key';

const DAYS_OF_WEEK = 7;
/** Least distance of an entry from the day on which it is offered again, in weeks: what is nearer is still known. */
const LEAST_WEEKS = 8;
/** A Monday from which weeks are counted. */
const FIRST_MONDAY = '2020-01-06';

/** What was written on an earlier day of the same weekday. The same all day, another one a week later as long as there is one. */
export function wordsOfSameWeekday<T extends { readonly day: DayKey }>(
  written: readonly T[],
  today: DayKey,
): T | undefined {
  const earlier = written.filter((one) => {
    const days = daysBetween(one.day, today);
    return days >= LEAST_WEEKS * DAYS_OF_WEEK && days % DAYS_OF_WEEK === 0;
  });
  const week = Math.floor(daysBetween(FIRST_MONDAY, today) / DAYS_OF_WEEK);
  return earlier[Math.max(0, week) % Math.max(1, earlier.length)];
}
