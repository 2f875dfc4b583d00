import { changeDay, type DayKey, mondayOf, plusDays } from '@app/shared-ui/dates/day-key';
import { addDays, addMonths, addWeeks, addYears, lastDayOfMonth, parseISO } from 'date-fns';

/** Start of the day in the device's time zone, for what shows dates; where a clock change skips midnight, an hour later. */
export const dateOf = (day: DayKey): Date => parseISO(day);

/** The seven days of the day's week, Monday first. */
export function weekDays(day: DayKey): DayKey[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, i) => plusDays(monday, i));
}

/** The days of the day's month, built from their names alone. */
export const monthDays = (day: DayKey): DayKey[] =>
  Array.from({ length: lastOfMonth(day) }, (_, i) => `${day.slice(0, 8)}${twoDigits(i + 1)}`);

/** The days of the day's year. */
export const yearDays = (day: DayKey): DayKey[] =>
  Array.from({ length: 12 }, (_, i) => monthDays(`${day.slice(0, 5)}${twoDigits(i + 1)}-01`)).flat();

const lastOfMonth = (day: DayKey): number => Number(changeDay(day, lastDayOfMonth).slice(8));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export type CalendarView = 'month' | 'week' | 'day' | 'year';

const steps: Record<CalendarView, (date: Date, amount: number) => Date> = {
  month: (date, amount) => addMonths(date, amount),
  week: (date, amount) => addWeeks(date, amount),
  day: (date, amount) => addDays(date, amount),
  year: (date, amount) => addYears(date, amount),
};

/** The next or previous page of a view. A day that the target month does not have becomes its last day. */
export const turnPage = (day: DayKey, view: CalendarView, direction: 1 | -1): DayKey =>
  changeDay(day, (date) => steps[view](date, direction));
