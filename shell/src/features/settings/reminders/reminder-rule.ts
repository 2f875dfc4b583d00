import { isReminderDueAt, type ReminderSettings } from '@app/contract/reminder-rule';
import { type DayKey, dayKeyOf } from '@app/shared-ui/dates/day-key';

/**
 * Whether to remind now.
 * @param now an instant, read in the device's time zone
 * @param remindedOn the day of this device's last reminder
 */
export const isReminderDue = (settings: ReminderSettings, now: Date, remindedOn: DayKey | null): boolean =>
  isReminderDueAt(settings, { day: dayKeyOf(now), minute: now.getHours() * 60 + now.getMinutes() }, remindedOn);
