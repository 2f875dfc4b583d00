import type { ClientSession } from 'mongoose';
import { UserModel } from '../../account/users/user.model.ts';
import { documentId, type SyncDocument } from './engine/document.ts';
import type { Ledger } from './engine/ledger.ts';

const wantsMail = (settings: SyncDocument | undefined): boolean => settings?.fields['emailUpdates']?.value === true;

/** The user's settings are encrypted; the opt-in to the weekly mail is copied to the account, where the job can query it (D23). */
export async function followSettings(
  session: ClientSession,
  userId: string,
  { documents, before }: Ledger,
): Promise<void> {
  const id = documentId('settings', 'settings');
  const emailUpdates = wantsMail(documents.get(id));
  if (emailUpdates === wantsMail(before.get(id))) return;
  await UserModel.updateOne({ _id: userId }, { emailUpdates }, { session });
}
