import { differenceInDays, differenceInHours, differenceInMinutes } from 'date-fns';
import { datesCopy } from '../copy/dates.es.ts';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** How long ago something was, in the words of 1§2: minutes up to an hour, hours up to a day, then days. */
export function relativeTime(instant: string, now: Date): string {
  const then = new Date(instant);
  const minutes = differenceInMinutes(now, then);
  if (minutes < 1) return datesCopy.justNow;
  if (minutes < MINUTES_PER_HOUR) return datesCopy.minutesAgo(minutes);
  const hours = differenceInHours(now, then);
  if (hours < HOURS_PER_DAY) return datesCopy.hoursAgo(hours);
  return datesCopy.daysAgo(differenceInDays(now, then));
}
