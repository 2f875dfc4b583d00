import { once } from '@app/shared-ui/copy/formats';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays, differenceInCalendarDays, formatISO, startOfWeek } from 'date-fns';

/**
 * A calendar day, `yyyy-MM-dd`. Arithmetic is done in UTC, where every day has 24 hours, so that no time zone or clock change moves a
 * day; the user's zone decides only which day is today.
 */
export type DayKey = string;

// The bare class: the full one makes three `Intl` formats as it loads, which costs a phone milliseconds.
const inUtc = { in: (value: Date | number | string) => new UTCDateMini(+new Date(value)) } as const;
const dateOf = (day: DayKey): Date => new Date(`${day}T00:00:00.000Z`);
const keyOf = (date: Date): DayKey => date.toISOString().slice(0, 10);

/** The day of an instant in the device's time zone. */
export const localDay = (now: Date): DayKey => formatISO(now, { representation: 'date' });

export const plusDays = (day: DayKey, days: number): DayKey => keyOf(addDays(dateOf(day), days, inUtc));

/** Days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from), inUtc);

/** Monday of the day's week. */
export const mondayOf = (day: DayKey): DayKey => keyOf(startOfWeek(dateOf(day), { ...inUtc, weekStartsOn: 1 }));

const long = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const withYear = once(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** '3 de diciembre'. */
export const dayText = (day: DayKey): string => long().format(dateOf(day));
/** '3 de diciembre de 2026'. */
export const dayWithYear = (day: DayKey): string => withYear().format(dateOf(day));
