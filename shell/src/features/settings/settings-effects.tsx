import { useHost } from '@app/shared-ui/host';
import { useDailyReminder } from './reminders/use-daily-reminder.ts';
import { useTheme } from './use-theme.ts';
import { useSettings } from '../../session/use-settings.ts';

/** Effects of the settings on every page: theme and daily reminder (D23). */
export function SettingsEffects() {
  const { settings } = useSettings();
  useTheme(useHost().documents);
  useDailyReminder(settings);
  return null;
}
