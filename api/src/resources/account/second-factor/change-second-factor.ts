import type { Context } from 'koa';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid, signedOut } from '../../../platform/errors.ts';
import { hashedId } from '../../../platform/logger.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import type { User } from '../users/user.model.ts';
import { findUserById } from '../users/user.repository.ts';
import { verifySecondFactor, readStep, SECRET_ADDRESS } from './verify-second-factor.ts';
import { hashOfRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import {
  storePendingSecret,
  removeSecondFactor,
  replaceRecoveryHashes,
  spendStep,
} from './second-factor.repository.ts';
import { newSecret, uriOf } from './totp.ts';

const wrongCode = () => invalid({ code: messages.wrongCode });

/** @throws HttpProblem 401 if the account was deleted meanwhile */
export async function accountOf({ id }: CurrentUser): Promise<User> {
  const account = await findUserById(id);
  if (!account) throw signedOut();
  return account;
}

/** Creates a new secret, which is active after its first valid code. @throws HttpProblem 409 while the second factor is on */
export async function begin({ deps }: Context, user: CurrentUser): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const vault = await deps.vaults.of(user.id);
  if (!(await storePendingSecret(user.id, vault.seal(SECRET_ADDRESS, secret)))) throw conflict(messages.secondFactorOn);
  return { secret, uri: uriOf(secret, user.username) };
}

/** @returns the user's recovery codes. @throws HttpProblem 400 wrong code · 409 not begun, or on already · 429 */
export async function turnOn(ctx: Context, user: CurrentUser, typed: string): Promise<readonly string[]> {
  const { limits } = ctx.deps;
  const account = await accountOf(user);
  const { secondFactor } = account;
  if (!secondFactor) throw conflict(messages.secondFactorOff);
  if (secondFactor.isOn) throw conflict(messages.secondFactorOn);
  await limits.consume('secondFactor', user.id);
  const step = await readStep(ctx.deps, account._id, secondFactor, plainCode(typed));
  if (step === undefined) throw wrongCode();
  const codes = newRecoveryCodes();
  await withTransaction(async (session) => {
    const change = { isOn: true, onSince: ctx.deps.clock(), recoveryHashes: codes.map(hashOfRecoveryCode) };
    if (!(await spendStep(account._id, secondFactor, step, change, session))) throw wrongCode();
    await ctx.deps.mail.send(notice(account, publicOrigin(ctx), true), { session });
  });
  await limits.clear('secondFactor', user.id);
  changed(ctx, user, 'second factor on');
  return codes;
}

/** @throws HttpProblem 400 wrong code · 409 required for this user, or off already · 429 */
export async function turnOff(ctx: Context, user: CurrentUser, typed: string): Promise<void> {
  if (isDemandedOf(ctx, user)) throw conflict(messages.secondFactorDemanded);
  const account = await proved(ctx, user, typed);
  if (!(await disableSecondFactor(ctx.deps, account, publicOrigin(ctx)))) throw conflict(messages.secondFactorOff);
  changed(ctx, user, 'second factor off');
}

/**
 * Removes the second factor of an account; the operator does so if the user has lost authenticator and recovery codes. The user gets a
 * mail.
 * @returns false if there was none
 */
export async function disableSecondFactor({ mail }: Pick<Deps, 'mail'>, owner: User, origin: string): Promise<boolean> {
  return withTransaction(async (session) => {
    if (!(await removeSecondFactor(owner._id, session))) return false;
    await mail.send(notice(owner, origin, false), { session });
    return true;
  });
}

/** @returns new codes, replacing the unused ones. @throws HttpProblem 400 wrong code · 409 it is off · 429 */
export async function renewCodes(ctx: Context, user: CurrentUser, typed: string): Promise<readonly string[]> {
  const account = await proved(ctx, user, typed);
  const codes = newRecoveryCodes();
  if (!(await replaceRecoveryHashes(account._id, codes.map(hashOfRecoveryCode))))
    throw conflict(messages.secondFactorOff);
  return codes;
}

/** Whether the user is an administrator, and the operator requires a second factor of administrators. */
export const isDemandedOf = ({ deps }: Context, { isAdministrator }: CurrentUser): boolean =>
  isAdministrator && deps.env.ADMIN_SECOND_FACTOR === 'required';

async function proved(ctx: Context, user: CurrentUser, typed: string): Promise<User> {
  const account = await accountOf(user);
  if (!account.secondFactor?.isOn) throw conflict(messages.secondFactorOff);
  if (!(await verifySecondFactor(ctx.deps, account, typed, `session ${user.sessionId}`))) throw wrongCode();
  return account;
}

const notice = ({ _id, email, username }: User, origin: string, isOn: boolean): Mail => ({
  kind: 'second-factor-changed',
  to: email,
  username,
  userId: _id.toString(),
  link: `${origin}/login`,
  isOn,
});

/** Drops the cached session: the user's role may depend on the second factor. */
function changed({ deps, state }: Context, { id }: CurrentUser, what: string): void {
  deps.sessions.forgetUser(id);
  deps.logger.info({ user: hashedId(id), requestId: state.requestId }, what);
}
