import { type DayKey, dayKeyOf } from '@app/shared-ui/dates/day-key';
import { pauseState } from '../pause/pause-state.ts';
import type { Settings } from '../../../session/settings.ts';

/** A reminder later than this, in minutes, is dropped. */
const WINDOW_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

type ReminderSettings = Pick<Settings, 'notifications' | 'reminderAt' | 'quietFrom' | 'quietTo' | 'pausedUntil'>;

const minutesOf = (clockTime: string): number => {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes forward from one time to the other, across midnight if necessary. */
const minutesFrom = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Whether a time lies in the quiet hours: start included, end excluded; equal times mean none. */
export function isQuiet(
  minute: number,
  { quietFrom, quietTo }: Pick<ReminderSettings, 'quietFrom' | 'quietTo'>,
): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const from = minutesOf(quietFrom);
  return minutesFrom(from, minute) < minutesFrom(from, minutesOf(quietTo));
}

/** Whether the reminder's own time lies in the quiet hours: then it would never be shown. */
export const isReminderQuiet = (settings: Pick<ReminderSettings, 'reminderAt' | 'quietFrom' | 'quietTo'>): boolean =>
  settings.reminderAt !== null && isQuiet(minutesOf(settings.reminderAt), settings);

/**
 * Whether to remind now: at the set time or within the window after it, once a day, never in the quiet hours and never during a pause.
 * @param now an instant, read in the device's time zone
 * @param remindedOn the day of this device's last reminder
 */
export function isReminderDue(settings: ReminderSettings, now: Date, remindedOn: DayKey | null): boolean {
  if (!settings.notifications || settings.reminderAt === null) return false;
  const today = dayKeyOf(now);
  if (remindedOn === today || pauseState(settings.pausedUntil, today) === 'paused') return false;
  const minute = now.getHours() * 60 + now.getMinutes();
  const late = minute - minutesOf(settings.reminderAt);
  return late >= 0 && late < WINDOW_MINUTES && !isQuiet(minute, settings);
}
