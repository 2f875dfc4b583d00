import type { ClientSession } from 'mongoose';
import { wakeReminder } from '../../account/reminders/reminder.repository.ts';
import { COPIED_SETTINGS, type CopiedSetting } from '../../account/users/copied-settings.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { documentId, type SyncDocument } from './engine/document.ts';
import type { Ledger } from './engine/ledger.ts';

/** Settings by which the server reminds. */
const REMINDER_SETTINGS = ['notifications', 'reminderAt', 'quietFrom', 'quietTo', 'pausedUntil'] as const;

const isOn = (settings: SyncDocument | undefined, name: CopiedSetting): boolean =>
  settings?.fields[name]?.value === true;

/** Copies to the account those settings that the server itself must know, as the user's settings are encrypted (D23, D44). */
export async function followSettings(
  session: ClientSession,
  userId: string,
  { documents, before }: Ledger,
): Promise<void> {
  const id = documentId('settings', 'settings');
  const isOther = (name: string) => documents.get(id)?.fields[name]?.value !== before.get(id)?.fields[name]?.value;
  if (REMINDER_SETTINGS.some(isOther)) await wakeReminder(userId, session);
  const changed = COPIED_SETTINGS.filter((name) => isOn(documents.get(id), name) !== isOn(before.get(id), name));
  if (changed.length === 0) return;
  const copies = Object.fromEntries(changed.map((name) => [name, isOn(documents.get(id), name)]));
  await UserModel.updateOne({ _id: userId }, copies, { session });
}
