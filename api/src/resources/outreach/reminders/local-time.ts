import type { LocalMoment } from '@app/contract/reminder-rule';
import { minutesFrom, minutesOf } from '@app/contract/reminder-rule';
import { MINUTE_MS } from '../../../platform/durations.ts';

const DAY_MINUTES = 24 * 60;

/** A moment as the clocks of a zone show it. */
export function localMoment(now: Date, timeZone: string): LocalMoment {
  const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    now,
  );
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return { day, minute: minutesOf(time.format(now)) };
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
