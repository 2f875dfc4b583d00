import type { ClientSession } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { voidLinks } from './tokens.ts';
import { isKeptForUndo, issueUndoLink, prolongUndoLinks } from './undo-links.ts';
import type { User } from './user.model.ts';
import { findUserByEmail, updateUser } from './users.store.ts';

type Needs = Pick<Deps, 'mail' | 'clock'>;

/** Page of 'No he sido yo'. */
const undoPage = (origin: string, token: string) => `${origin}/no-he-sido-yo?token=${token}`;

/**
 * Tells the address that an account has that another one was asked for (V-15), with a link that ends it. The new address stands nowhere
 * in that mail: whoever else reads it must not learn where the account moves to.
 */
export async function tellOfAskedChange(
  { mail, clock }: Needs,
  user: User,
  origin: string,
  session: ClientSession,
): Promise<void> {
  const link = undoPage(origin, await issueUndoLink(user, clock(), session));
  await mail.send({ kind: 'email-change-asked', to: user.email, username: user.username, link }, { session });
}

/**
 * Puts the address that was wanted, and is verified now, in the place of the former one. The former one is told (V-15), with a link that
 * undoes it for a week; no other link of the account is worth anything any more.
 * @param origin public origin for links
 * @returns false when the address has another account by now, or is kept for one
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
  await mail.send({ kind: 'email-changed', to: user.email, username: user.username, link }, { session });
  return true;
}
