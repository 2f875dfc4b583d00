import type { BodyOf } from '@app/contract/endpoint';
import type { changePassword as endpoint } from '@app/contract/account-settings';
import type { Context } from 'koa';
import { HttpProblem, invalid, signedOut } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { publicOrigin } from '../../platform/http/public-origin.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { requirePassword } from '../account/password/require-password.ts';
import { assertPasswordChoice } from '../account/password/password-choice.ts';
import { findKnownDevice } from '../account/devices/known-devices.ts';
import { setPassword } from '../account/password/set-password.ts';
import { UserModel } from '../account/users/user.model.ts';
import { asksEachTime, findUserById } from '../account/users/user.repository.ts';

const wrongPassword = () => invalid({ currentPassword: messages.wrongPassword });

/**
 * Sets a new password after checking the current one (V-06): the user's other sessions end, and the user gets a mail.
 * @throws HttpProblem 400 naming the wrong field, which may be the current password · 429
 */
export async function changePassword(
  ctx: Context,
  user: CurrentUser,
  { currentPassword, newPassword }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { deps } = ctx;
  const account = await findUserById(user.id);
  if (!account) throw signedOut();
  try {
    await requirePassword(ctx, user.id, currentPassword, account.passwordHash);
  } catch (error) {
    // No 401: the page would take it for the end of the user's session.
    throw error instanceof HttpProblem && error.status === 401 ? wrongPassword() : error;
  }
  await assertPasswordChoice(deps, 'newPassword', newPassword, account);
  const passwordHash = await deps.passwords.hash(newPassword);
  const device = await findKnownDevice(ctx, user.id);
  const change = { passwordHash, origin: publicOrigin(ctx), except: user.sessionId, exceptDevice: device?.id };
  await setPassword(deps, account, change, async (session) => {
    // Checks in the transaction that the password is still the verified one: a holder of the old one must not undo a reset in between.
    const { _id, passwordHash: checkedHash } = account;
    if (!(await UserModel.exists({ _id, passwordHash: checkedHash }).session(session))) throw wrongPassword();
  });
  // Asked each time, a password serves one act (D44), and has served this one.
  if (!(await asksEachTime(user.id))) await deps.sessions.confirm(user.sessionId);
}
