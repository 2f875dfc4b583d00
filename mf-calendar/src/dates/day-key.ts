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
 * A day of the user's calendar, `yyyy-MM-dd`: a name, not a time span. It becomes a `Date`, local midnight, only for arithmetic in calendar
 * steps, never in 24-hour steps, so that no clock change moves it.
 */
export type DayKey = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Start of the day in the device's time zone; where a clock change skips midnight, an hour later. */
export const dateOf = (day: DayKey): Date => parseISO(day);

/** The day that an instant belongs to in the device's time zone. */
export const dayKeyOf = (date: Date): DayKey => formatISO(date, { representation: 'date' });

/** Whether a text names a day that exists: 30 February does not. Years 1900 to 2199, the range that an address may ask for. */
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

/** The days of the day's month, built from their names alone: in some zones a midnight, or a whole day, does not exist. */
export const monthDays = (day: DayKey): DayKey[] =>
  Array.from({ length: getDaysInMonth(dateOf(day)) }, (_, i) => `${day.slice(0, 8)}${twoDigits(i + 1)}`);

/** The days of the day's year. */
export const yearDays = (day: DayKey): DayKey[] =>
  Array.from({ length: 12 }, (_, i) => monthDays(`${day.slice(0, 5)}${twoDigits(i + 1)}-01`)).flat();

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The key of a week's intention (2§3): `yyyy-MM-week-N`, N = floor(days since the start of the month / 7) + 1, computed from the Monday of
 * the week (D22), so that a week that spans two months or years has one key.
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

/** The next or previous page of a view. A day that the target month does not have becomes its last day. */
export const turnPage = (day: DayKey, view: CalendarView, direction: 1 | -1): DayKey =>
  reckon(day, (date) => steps[view](date, direction));
