import { useEffect } from 'react';
import { signedInCopy } from '../../../copy/signed-in.es.ts';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import type { Settings } from '../../../session/settings.ts';
import { notificationPermission, showNotification } from './notifications.ts';
import { lookName } from '../../../storage/look-name.ts';
import { noteReminded, remindedOn } from '../../../storage/reminded-on.ts';
import { isReminderDue } from './reminder-rule.ts';

const CHECK_EVERY_MS = 20_000;

/** Shows the daily reminder while a tab is open. Its text names nothing of the product: other people may see the screen (D28). */
export function useDailyReminder(settings: Settings): void {
  useEffect(() => {
    const check = () => {
      const now = new Date();
      // The permission last: reading it is slow, and the reminder is rarely due.
      if (!isReminderDue(settings, now, remindedOn()) || notificationPermission() !== 'granted') return;
      if (!noteReminded(dayKeyOf(now))) return;
      const look = lookName();
      const { title, text } = signedInCopy.reminder;
      // On a discreet device only its name, and no text (D44).
      void showNotification(look ?? title, { tag: 'daily', ...(!look && { body: text }) }).catch(() => undefined);
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    // A page that was suspended at the reminder's time catches up at once.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [settings]);
}
