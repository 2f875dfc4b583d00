import { useHost } from '@app/shared-ui/host';
import { useDailyReminder } from './reminders/use-daily-reminder.ts';
import { useReminderZone } from './reminders/use-reminder-zone.ts';
import { useTheme } from './use-theme.ts';
import { useSettings } from '../../session/use-settings.ts';

/** Effects of the settings on every page: theme, daily reminder, and the zone of its hour (D23). */
export function SettingsEffects() {
  const { settings } = useSettings();
  useTheme(useHost().documents);
  useDailyReminder(settings);
  useReminderZone(settings);
  return null;
}
