import { type DayKey, localDay } from '../dates/day-key.ts';
import { pauseState } from '../pause/pause.ts';
import type { Settings } from '../settings/settings.ts';

/** Late by more than this, a reminder of this morning would only be noise. */
const WINDOW_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

type ReminderSettings = Pick<Settings, 'notifications' | 'reminderAt' | 'quietFrom' | 'quietTo' | 'pausedUntil'>;

const minutesOf = (clockTime: string): number => {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes from one time of the clock forward to the other, over midnight where it must. */
const minutesFrom = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Whether a time of the clock lies in her quiet hours. They begin with the first minute and end before the last; the same twice is none. */
export function isQuiet(
  minute: number,
  { quietFrom, quietTo }: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>,
): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const from = minutesOf(quietFrom);
  return minutesFrom(from, minute) < minutesFrom(from, minutesOf(quietTo));
}

/** Whether her own hour lies in her quiet hours: then nothing would ever remind her. */
export const isReminderQuiet = (settings: Pick<ReminderSettings, 'reminderAt' | 'quietFrom' | 'quietTo'>): boolean =>
  settings.reminderAt !== null && isQuiet(minutesOf(settings.reminderAt), settings);

/**
 * Whether to remind her now: at her hour and shortly after, once a day, never in her quiet hours and never while her way rests.
 * @param now an instant, read by the clock of her device
 * @param remindedOn the day on which this device reminded her last
 */
export function isReminderDue(settings: ReminderSettings, now: Date, remindedOn: DayKey | null): boolean {
  if (!settings.notifications || settings.reminderAt === null) return false;
  const today = localDay(now);
  if (remindedOn === today || pauseState(settings.pausedUntil, today) === 'paused') return false;
  const minute = now.getHours() * 60 + now.getMinutes();
  const late = minute - minutesOf(settings.reminderAt);
  return late >= 0 && late < WINDOW_MINUTES && !isQuiet(minute, settings);
}
