import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { voidLinks } from '../tokens/tokens.ts';
import { isKeptForUndo, issueUndoLink, prolongUndoLinks } from './undo-links.ts';
import type { User } from '../users/user.model.ts';
import { findUserByEmail, updateUser } from '../users/user.repository.ts';

type Needs = Pick<Deps, 'mail' | 'clock'>;

/** Page of 'No he sido yo'. */
const undoPage = (origin: string, token: string) => `${origin}/no-he-sido-yo?token=${token}`;

/**
 * Notifies the account's present address of a requested change (V-15), with a link that cancels it. The mail does not contain the new
 * address, which other readers of the mailbox must not see.
 */
export async function tellOfAskedChange(
  { mail, clock }: Needs,
  user: User,
  origin: string,
  session: ClientSession,
): Promise<void> {
  const link = undoPage(origin, await issueUndoLink(user, clock(), session));
  const about = { username: user.username, userId: user._id.toString() };
  await mail.send({ kind: 'email-change-asked', to: user.email, ...about, link }, { session });
}

/**
 * Replaces the account's address with the requested one, now verified. The former address gets a mail (V-15) with a link that undoes the
 * change for a week; all other links of the account become invalid.
 * @param origin public origin for links
 * @returns false if the address belongs to another account by now, or is reserved for one
 */
export async function takePendingEmail(
  { mail, clock }: Needs,
  user: User,
  origin: string,
  session: ClientSession,
): Promise<boolean> {
  const email = user.pendingEmail;
  if (!email) return false;
  const now = clock();
  const userId = user._id.toString();
  if (await findUserByEmail(email, session)) return false;
  if (await isKeptForUndo(email, userId, now, session)) return false;
  await prolongUndoLinks(user, now, session);
  const link = undoPage(origin, await issueUndoLink(user, now, session));
  await updateUser(userId, { email, pendingEmail: null }, session);
  await voidLinks(userId, session);
  await mail.send({ kind: 'email-changed', to: user.email, username: user.username, userId, link }, { session });
  return true;
}
