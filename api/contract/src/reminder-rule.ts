/** Settings that decide when to remind. */
export interface ReminderSettings {
  readonly notifications: boolean;
  /** Clock times, `HH:MM`. */
  readonly reminderAt: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  /** A day, `yyyy-MM-dd`. */
  readonly pausedUntil: string | null;
}

/** A moment as the user's clock shows it. */
export interface LocalMoment {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** A reminder later than this, in minutes, is dropped. */
const WINDOW_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

export const minutesOf = (clockTime: string): number => {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes forward from one time to the other, across midnight if necessary. */
export const minutesFrom = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

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
 * Whether to remind at this moment: at the set time or within the window after it, once a day, never in the quiet hours and never during a
 * pause. Server and devices share this rule.
 * @param remindedOn the day of the last reminder
 */
export function isReminderDueAt(
  settings: ReminderSettings,
  { day, minute }: LocalMoment,
  remindedOn: string | null,
): boolean {
  if (!settings.notifications || settings.reminderAt === null || remindedOn === day) return false;
  if (settings.pausedUntil !== null && day < settings.pausedUntil) return false;
  const late = minute - minutesOf(settings.reminderAt);
  return late >= 0 && late < WINDOW_MINUTES && !isQuiet(minute, settings);
}
