import type { LocalMoment } from '@app/contract/reminder-rule';
import { minutesFrom, minutesOf } from '@app/contract/reminder-rule';
import { tz } from '@date-fns/tz';
import { getHours, getMinutes } from 'date-fns';
import { dayIn } from '../../../platform/civil-day.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';

const DAY_MINUTES = 24 * 60;

/** A moment as the clocks of a zone show it. */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const there = tz(timeZone)(now);
  return { day: dayIn(timeZone, now), minute: getHours(there) * 60 + getMinutes(there) };
}

/**
 * The next time after `now` that the clocks of a zone show this time of day. On the night in which they are changed it may be off by the
 * hour that is skipped or repeated, never by a day.
 */
export function nextTimeOf(clockTime: string, now: Date, timeZone: string): Date {
  const target = minutesOf(clockTime);
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const after = (minutes: number) => new Date(start + minutes * MINUTE_MS);
  const ahead = minutesFrom(localMoment(now, timeZone).minute, target) || DAY_MINUTES;
  // A change of clocks on the way makes them show another time then.
  const shown = localMoment(after(ahead), timeZone).minute;
  const error = minutesFrom(shown, target);
  const corrected = after(ahead + (error > DAY_MINUTES / 2 ? error - DAY_MINUTES : error));
  return corrected > now ? corrected : after(ahead);
}
