import type { BodyOf } from '@app/contract/endpoint';
import type { updateProfile as endpoint } from '@app/contract/profile';
import type { Context } from 'koa';
import { conflict, signedOut } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../platform/mongo.ts';
import { publicOrigin } from '../../platform/http/public-origin.ts';
import { SessionModel } from '../../platform/sessions/session.model.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { orderAccountMail } from '../account/sign-in/account-mail.ts';
import { requireConfirmed } from '../account/password/confirmation.ts';
import { tellOfAskedChange } from '../account/email-change/email-change.ts';
import type { User } from '../account/users/user.model.ts';
import { findUserById, updateUser } from '../account/users/user.repository.ts';

/**
 * Saves the user's changes. A new address is pending until it is verified; requesting the present one cancels a pending one.
 * @returns the updated account
 * @throws HttpProblem 403 `confirmationRequired` for a new address · 409 user name taken · 429
 */
export async function updateProfile(
  ctx: Context,
  user: CurrentUser,
  { email, ...change }: BodyOf<typeof endpoint>,
): Promise<User> {
  const { deps } = ctx;
  const isNewEmail = email !== undefined && email !== user.email;
  if (isNewEmail) {
    await requireConfirmed(ctx, user);
    await deps.limits.consumeNetwork('mailNetwork', ctx.ip);
    await deps.limits.consume('mailAddress', email);
  }
  if (change.username !== undefined && change.username !== user.username)
    await deps.limits.consume('username', user.id);
  const origin = publicOrigin(ctx);
  try {
    await withTransaction(async (session) => {
      const pending = email === undefined ? {} : { pendingEmail: isNewEmail ? email : null };
      const before = await updateUser(user.id, { ...defined(change), ...pending }, session);
      if (!isNewEmail) return;
      // A new password ends sessions and cancels the pending address in one transaction: an ended session must not request another.
      if (!before || !(await SessionModel.exists({ _id: user.sessionId }).session(session))) throw signedOut();
      await tellOfAskedChange(deps, before, origin, session);
      await orderAccountMail(deps, { purpose: 'change', userId: user.id, email, origin }, session);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(messages.usernameTaken) : error;
  }
  deps.sessions.forgetUser(user.id);
  const saved = await findUserById(user.id);
  if (!saved) throw signedOut();
  return saved;
}

type Names = Pick<User, 'username' | 'firstName' | 'lastName'>;

function defined(change: { [K in keyof Names]?: Names[K] | undefined }): Partial<Names> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
