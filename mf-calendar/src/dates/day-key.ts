import { utc } from '@date-fns/utc';
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  differenceInCalendarDays,
  eachDayOfInterval,
  endOfMonth,
  endOfYear,
  formatISO,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from 'date-fns';

/**
 * A day of her calendar, `yyyy-MM-dd`: a name on a page, not a stretch of time. All reckoning with days happens in UTC, where every day
 * has 24 hours and none is missing, so that neither her zone nor a clock change can move one. Her zone matters once: for what is today.
 */
export type DayKey = string;

const inUtc = { in: utc } as const;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The day as a `Date`: its midnight in UTC. */
export const dateOf = (day: DayKey): Date => new Date(`${day}T00:00:00.000Z`);

/** The day of a date made by `dateOf`. */
export const dayKeyOf = (date: Date): DayKey => date.toISOString().slice(0, 10);

/** Whether a text names a day that the calendar has: 30 February is none. Years 1900 to 2199, what an address may ask for. */
export function isDayKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const date = dateOf(text);
  const year = date.getUTCFullYear();
  return !Number.isNaN(date.getTime()) && dayKeyOf(date) === text && year >= 1900 && year < 2200;
}

/** The day that an instant belongs to on the calendar on her wall. @param now the instant, by her device's zone */
export const localDay = (now: Date): DayKey => formatISO(now, { representation: 'date' });

const reckon = (day: DayKey, change: (date: Date) => Date): DayKey => dayKeyOf(change(dateOf(day)));

export const plusDays = (day: DayKey, days: number): DayKey => reckon(day, (date) => addDays(date, days, inUtc));

/** Days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from), inUtc);

/** Monday of the day's week. */
export const mondayOf = (day: DayKey): DayKey =>
  reckon(day, (date) => startOfWeek(date, { ...inUtc, weekStartsOn: 1 }));

/** The seven days of the day's week, Monday first. */
export function weekDays(day: DayKey): DayKey[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, i) => plusDays(monday, i));
}

/** The days of the day's month. */
export const monthDays = (day: DayKey): DayKey[] =>
  daysFrom(startOfMonth(dateOf(day), inUtc), endOfMonth(dateOf(day), inUtc));

/** The days of the day's year. */
export const yearDays = (day: DayKey): DayKey[] =>
  daysFrom(startOfYear(dateOf(day), inUtc), endOfYear(dateOf(day), inUtc));

const daysFrom = (start: Date, end: Date): DayKey[] =>
  eachDayOfInterval({ start, end }, inUtc).map((date) => dayKeyOf(date));

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
  month: (date, amount) => addMonths(date, amount, inUtc),
  week: (date, amount) => addWeeks(date, amount, inUtc),
  day: (date, amount) => addDays(date, amount, inUtc),
  year: (date, amount) => addYears(date, amount, inUtc),
};

/** One page on or back in a view. A day that the month arrived at does not have becomes its last. */
export const turnPage = (day: DayKey, view: CalendarView, direction: 1 | -1): DayKey =>
  reckon(day, (date) => steps[view](date, direction));
