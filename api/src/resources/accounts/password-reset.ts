import type { Deps } from '../../platform/deps.ts';
import { badRequest } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { assertPasswordChoice } from './password-choice.ts';
import { readToken, useToken } from './tokens.ts';
import { UserModel } from './user.model.ts';
import { findUserById } from './users.store.ts';

const invalidLink = () => badRequest(messages.resetLinkInvalid);

/** @throws HttpProblem 400 when the link does not work (any more) */
export async function assertResetToken({ clock }: Deps, token: string): Promise<void> {
  const { state } = await readToken('reset', token, clock());
  if (state !== 'valid') throw invalidLink();
}

/**
 * Sets a new password by the link in the mail, ends all her sessions and tells her. A refused password leaves the link working.
 * @returns id of her account
 * @throws HttpProblem 400
 */
export async function resetPassword(deps: Deps, token: string, newPassword: string, origin: string): Promise<string> {
  const found = await readToken('reset', token, deps.clock());
  const user = found.state === 'valid' ? await findUserById(found.owner) : undefined;
  if (!user) throw invalidLink();
  await assertPasswordChoice(deps, 'newPassword', newPassword, user);
  const passwordHash = await deps.passwords.hash(newPassword);
  await withTransaction(async (session) => {
    if (!(await useToken('reset', token, deps.clock(), session))) throw invalidLink();
    await UserModel.updateOne({ _id: user._id }, { passwordHash }, { session });
    await deps.mail.send(
      { kind: 'password-changed', to: user.email, username: user.username, link: `${origin}/login` },
      { session },
    );
  });
  const userId = user._id.toString();
  await deps.sessions.endSessions(userId, { reason: 'password_changed' });
  return userId;
}
