import { getReminders, setReminderMail } from '@app/contract/reminders';
import { ownTimeZone } from '@app/shared-ui/dates/own-time-zone';
import { call } from '@app/shared-ui/host';
import { useEffect } from 'react';
import type { Settings } from '../../../session/settings.ts';
import { signOutSignal as signal } from '../../../session/sign-out-state.ts';
import { noteToldZone, toldZone } from '../../../storage/told-zone.ts';

/** The server reminds at the user's hour in the zone that it was last told: after a journey it is told the one in which she is now. */
export function useReminderZone({ notifications, reminderAt }: Pick<Settings, 'notifications' | 'reminderAt'>): void {
  const hasHour = notifications && reminderAt !== null;
  useEffect(() => {
    if (!hasHour) return undefined;
    // What fails is tried again when the page is seen the next time.
    const look = () => void tellZone().catch(() => undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [hasHour]);
}

/** A device that has not moved says nothing: one that was left at home would take the reminders back there. */
async function tellZone(): Promise<void> {
  const timeZone = ownTimeZone();
  const told = toldZone();
  if (told === undefined || told === timeZone) return;
  const { byMail, devices } = await call(getReminders, { signal });
  // One zone for the mail and all browsers.
  if (byMail || devices > 0) await call(setReminderMail, { body: { isOn: byMail, timeZone }, signal });
  noteToldZone(timeZone);
}
