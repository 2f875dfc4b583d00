import { type DayKey, dayKeyOf, plusDays } from '@app/shared-ui/dates/day-key';
import { dayText, dayWithYear } from '@app/shared-ui/dates/day-text';
import { datesCopy } from '../copy/dates.es.ts';

interface OfDay<T> {
  readonly day: DayKey;
  readonly rows: readonly T[];
}

/** Rows by the calendar day of each in the device's time zone, the latest day first; within a day as they come. */
export function byDay<T>(rows: readonly T[], instantOf: (row: T) => string): readonly OfDay<T>[] {
  const days = new Map<DayKey, T[]>();
  for (const row of rows) {
    const day = dayKeyOf(new Date(instantOf(row)));
    const others = days.get(day);
    if (others) others.push(row);
    else days.set(day, [row]);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay })).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** 'Hoy', 'Ayer', '29 de noviembre'; with the year where it is another. */
export function dayTitle(day: DayKey, today: DayKey): string {
  if (day === today) return datesCopy.today;
  if (day === plusDays(today, -1)) return datesCopy.yesterday;
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : dayWithYear(day);
}
