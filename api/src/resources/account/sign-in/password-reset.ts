import type { Deps } from '../../../deps.ts';
import { badRequest } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { assertPasswordChoice } from '../password/password-choice.ts';
import { setPassword } from '../password/set-password.ts';
import { readToken, useToken, wasSentTo } from '../tokens/tokens.ts';
import type { User } from '../users/user.model.ts';
import { findUserById } from '../users/user.repository.ts';

const invalidLink = () => badRequest(messages.resetLinkInvalid);

/** The account of a reset link. @throws HttpProblem 400 invalid or expired, or sent to an address that is no longer the user's */
async function findOwner({ clock }: Pick<Deps, 'clock'>, token: string): Promise<User> {
  const found = await readToken('reset', token, clock());
  if (found.state !== 'valid') throw invalidLink();
  const user = await findUserById(found.owner);
  if (!user || !wasSentTo(found, user.email)) throw invalidLink();
  return user;
}

/** @throws HttpProblem 400 invalid or expired */
export async function assertResetToken(deps: Deps, token: string): Promise<void> {
  await findOwner(deps, token);
}

/**
 * Sets a new password by the mailed link, ends all sessions of the user and notifies the user. If the password is refused, the link stays
 * valid.
 * @returns id of the account
 * @throws HttpProblem 400
 */
export async function resetPassword(deps: Deps, token: string, newPassword: string, origin: string): Promise<string> {
  const user = await findOwner(deps, token);
  await assertPasswordChoice(deps, 'newPassword', newPassword, user);
  const passwordHash = await deps.passwords.hash(newPassword);
  await setPassword(deps, user, { passwordHash, origin }, async (session) => {
    if (!(await useToken('reset', token, deps.clock(), session))) throw invalidLink();
  });
  return user._id.toString();
}
