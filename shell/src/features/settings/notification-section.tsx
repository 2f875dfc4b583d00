import { useState } from 'react';
import { requestNotificationPermission, notificationPermission } from './reminders/notifications.ts';
import { FeedSheet } from './reminders/feed-sheet.tsx';
import { useSettings } from '../../session/use-settings.ts';
import { PauseSheet } from './pause/pause-sheet.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { SECTIONS } from './section-links.tsx';
import { Section, Sheet, Sheets } from './section.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** The hour of a reminder until the user chooses hers: without any, the switch would do nothing. */
const EVENING = '20:00';

/** Reminders, and the hours without any. */
export function NotificationSection() {
  const { notifications: copy } = settingsCopy;
  const { settings, save } = useSettings();
  const [permission, setPermission] = useState(notificationPermission);
  // Asks for the browser's permission only in answer to a press (D23).
  const handleSwitch = (isOn: boolean) => {
    if (!isOn) return;
    if (!settings.reminderAt) void save({ reminderAt: EVENING });
    void requestNotificationPermission().then(setPermission);
  };
  return (
    <Section anchor={SECTIONS.notifications} title={copy.title}>
      <Sheets>
        <Sheet>
          <SettingRow name="notifications" label={copy.reminder} hint={copy.reminderHint} onChange={handleSwitch} />
          {settings.notifications ? <ReminderFields permission={permission} onPermission={setPermission} /> : null}
        </Sheet>
        <Sheet>
          <SettingRow name="emailUpdates" label={copy.email} hint={copy.emailHint} />
        </Sheet>
        <FeedSheet />
        <PauseSheet />
      </Sheets>
    </Section>
  );
}
