import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, differenceInCalendarDays, formatISO, startOfWeek } from 'date-fns';

/**
 * A calendar day, `yyyy-MM-dd`: a name, not a time span. Arithmetic is done in UTC, where every day has 24 hours, so that no time zone or
 * clock change moves a day; the device's zone decides only which day is today.
 */
export type DayKey = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

// The bare class: the full one makes three `Intl` formats as it loads, which costs a phone milliseconds. date-fns keeps the class of a date.
const utcDate = (day: DayKey): Date => new UTCDateMini(`${day}T00:00:00.000Z`);
const keyOf = (date: Date): DayKey => date.toISOString().slice(0, 10);

/** The day that an instant belongs to in the device's time zone. */
export const dayKeyOf = (date: Date): DayKey => formatISO(date, { representation: 'date' });

/** Whether a text names a day that exists: 30 February does not. Years 1900 to 2199, the range that an address may ask for. */
export function isDayKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const date = utcDate(text);
  const year = date.getFullYear();
  return !Number.isNaN(date.getTime()) && keyOf(date) === text && year >= 1900 && year < 2200;
}

/** A day after a step of date-fns, such as `addMonths`. */
export const changeDay = (day: DayKey, change: (date: Date) => Date): DayKey => keyOf(change(utcDate(day)));

export const plusDays = (day: DayKey, days: number): DayKey => changeDay(day, (date) => addDays(date, days));

/** Days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number => differenceInCalendarDays(utcDate(to), utcDate(from));

/** Monday of the day's week. */
export const mondayOf = (day: DayKey): DayKey => changeDay(day, (date) => startOfWeek(date, { weekStartsOn: 1 }));
