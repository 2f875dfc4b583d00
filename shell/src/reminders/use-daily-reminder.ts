import { useEffect } from 'react';
import { signedInCopy } from '../copy/signed-in-es.ts';
import { localDay } from '../dates/day-key.ts';
import type { Settings } from '../settings/settings.ts';
import { noticePermission, showNotice } from './notices.ts';
import { noteReminded, remindedOn } from '../storage/reminded-on.ts';
import { isReminderDue } from './reminder-rule.ts';

const CHECK_EVERY_MS = 20_000;

/**
 * Reminds her at her hour, for as long as a tab is open. The text says nothing of what she does here: she may not be the only one who
 * sees the screen (D28).
 */
export function useDailyReminder(settings: Settings): void {
  useEffect(() => {
    const check = () => {
      const now = new Date();
      // The permission last: the browser is slow to say it, and seldom is it time.
      if (!isReminderDue(settings, now, remindedOn()) || noticePermission() !== 'granted') return;
      if (!noteReminded(localDay(now))) return;
      void showNotice(signedInCopy.reminder.title, { body: signedInCopy.reminder.text, tag: 'daily' }).catch(
        () => undefined,
      );
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    // A page that slept through her hour catches up at once.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [settings]);
}
