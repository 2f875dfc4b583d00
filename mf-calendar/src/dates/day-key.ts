import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  differenceInCalendarDays,
  formatISO,
  getDaysInMonth,
  parseISO,
  startOfWeek,
} from 'date-fns';

/**
 * A day of her calendar, `yyyy-MM-dd`: a name on a page, not a stretch of time. It becomes a `Date`, her midnight, only to be reckoned
 * with by the calendar's own steps, never by 24 hours, so that no clock change moves it.
 */
export type DayKey = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The day's beginning on her device; where its midnight falls into a clock change, an hour later. */
export const dateOf = (day: DayKey): Date => parseISO(day);

/** The day that an instant belongs to on the calendar on her wall. */
export const dayKeyOf = (date: Date): DayKey => formatISO(date, { representation: 'date' });

/** Whether a text names a day that the calendar has: 30 February is none. Years 1900 to 2199, what an address may ask for. */
export function isDayKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const date = dateOf(text);
  const year = date.getFullYear();
  return !Number.isNaN(date.getTime()) && dayKeyOf(date) === text && year >= 1900 && year < 2200;
}

const reckon = (day: DayKey, change: (date: Date) => Date): DayKey => dayKeyOf(change(dateOf(day)));

export const plusDays = (day: DayKey, days: number): DayKey => reckon(day, (date) => addDays(date, days));

/** Days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number => differenceInCalendarDays(dateOf(to), dateOf(from));

/** Monday of the day's week. */
export const mondayOf = (day: DayKey): DayKey => reckon(day, (date) => startOfWeek(date, { weekStartsOn: 1 }));

/** The seven days of the day's week, Monday first. */
export function weekDays(day: DayKey): DayKey[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, i) => plusDays(monday, i));
}

/** The days of the day's month: their names alone, since there are zones in which a midnight, or a whole day, never was. */
export const monthDays = (day: DayKey): DayKey[] =>
  Array.from({ length: getDaysInMonth(dateOf(day)) }, (_, i) => `${day.slice(0, 8)}${twoDigits(i + 1)}`);

/** The days of the day's year. */
export const yearDays = (day: DayKey): DayKey[] =>
  Array.from({ length: 12 }, (_, i) => monthDays(`${day.slice(0, 5)}${twoDigits(i + 1)}-01`)).flat();

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The key of a week's intention (2§3): `yyyy-MM-week-N`, N = floor(days since the start of the month / 7) + 1, reckoned from the Monday
 * of the week (D22), so that a week that crosses into another month, or another year, has one key.
 */
export function weekKeyOf(day: DayKey): string {
  const monday = mondayOf(day);
  const daysSinceStart = Number(monday.slice(8)) - 1;
  return `${monday.slice(0, 7)}-week-${Math.floor(daysSinceStart / 7) + 1}`;
}

export type CalendarView = 'month' | 'week' | 'day' | 'year';

const steps: Record<CalendarView, (date: Date, amount: number) => Date> = {
  month: (date, amount) => addMonths(date, amount),
  week: (date, amount) => addWeeks(date, amount),
  day: (date, amount) => addDays(date, amount),
  year: (date, amount) => addYears(date, amount),
};

/** One page on or back in a view. A day that the month arrived at does not have becomes its last. */
export const turnPage = (day: DayKey, view: CalendarView, direction: 1 | -1): DayKey =>
  reckon(day, (date) => steps[view](date, direction));
