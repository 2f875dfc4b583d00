import type { ClientSession } from 'mongoose';
import type { Deps } from '../../platform/deps.ts';
import type { UserChange } from './users.store.ts';
import { findUserByEmail, findUserById, updateUser } from './users.store.ts';

/**
 * Puts the address that she has just verified in the place of her former one, which is told (V-15).
 * @param origin public origin for the link of the notice
 * @returns false when somebody else has taken the address meanwhile
 */
export async function takePendingEmail(
  { mail }: Pick<Deps, 'mail'>,
  userId: string,
  origin: string,
  session: ClientSession,
): Promise<boolean> {
  const user = await findUserById(userId, session);
  const email = user?.pendingEmail;
  if (!user || !email) return true;
  if (await findUserByEmail(email, session)) return false;
  const change: UserChange = { email, pendingEmail: null };
  await updateUser(userId, change, session);
  await mail.send(
    { kind: 'email-changed', to: user.email, username: user.username, link: `${origin}/login` },
    { session },
  );
  return true;
}
