import type { ClientSession } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import { voidToken } from './tokens.ts';
import type { User } from './user.model.ts';
import type { UserChange } from './users.store.ts';
import { findUserByEmail, updateUser } from './users.store.ts';

/**
 * Puts the address that she has just verified in the place of her former one, which is told (V-15) and to which no link to a
 * new password is worth anything any more.
 * @param origin public origin for the link of the notice
 * @returns false when somebody else has taken the address meanwhile
 */
export async function takePendingEmail(
  { mail }: Pick<Deps, 'mail'>,
  user: User,
  origin: string,
  session: ClientSession,
): Promise<boolean> {
  const email = user.pendingEmail;
  if (!email) return true;
  if (await findUserByEmail(email, session)) return false;
  const change: UserChange = { email, pendingEmail: null };
  const userId = user._id.toString();
  await updateUser(userId, change, session);
  await voidToken('reset', userId, session);
  await mail.send(
    { kind: 'email-changed', to: user.email, username: user.username, link: `${origin}/login` },
    { session },
  );
  return true;
}
