import { useHost } from '@app/shared-ui/host';
import { useDailyReminder } from '../reminders/use-daily-reminder.ts';
import { useTheme } from '../theme/use-theme.ts';
import { useSettings } from './use-settings.ts';

/** What her settings do wherever she is: day and night, and the daily reminder (D23). */
export function SettingsAtWork() {
  const { settings } = useSettings();
  useTheme(useHost().documents);
  useDailyReminder(settings);
  return null;
}
