import { tz } from '@date-fns/tz';
import { format, startOfDay, subDays } from 'date-fns';

/** The day of a moment as the calendars of a zone show it, `yyyy-MM-dd`. */
export const dayIn = (timeZone: string, at: Date): string => format(at, 'yyyy-MM-dd', { in: tz(timeZone) });

/** The first of the last `days` days of a zone, today's included: by its calendar, whatever its clocks do meanwhile. */
export const firstOfDays = (days: number, timeZone: string, now: Date): string =>
  dayIn(timeZone, subDays(now, days - 1, { in: tz(timeZone) }));

/** The moment at which the day of a moment begins by the clocks of a zone. */
export const startOfDayIn = (timeZone: string, at: Date): Date =>
  new Date(startOfDay(at, { in: tz(timeZone) }).getTime());
