import { CODE_DIGITS } from '@app/contract/accounts';
import type { Context } from 'koa';
import type { Deps } from '../../platform/deps.ts';
import type { FieldPlace } from '../../platform/crypto/vault.ts';
import { deviceLinkSent, HttpProblem, secondFactorRequired } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import type { SecondFactor, User } from '../accounts/user.model.ts';
import { hashOfRecoveryCode, plainCode } from './recovery-codes.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { orderNotice } from '../accounts/sign-in-notices.ts';
import { findKnownDevice } from '../devices/known-devices.ts';
import { spendRecoveryHash, spendStep } from './second-factor.store.ts';
import { stepOf } from './totp.ts';

/** Where the secret is sealed. */
export const SECRET_PLACE: FieldPlace = { document: 'account', field: 'secondFactor', version: 1 };

type Needs = Pick<Deps, 'vaults' | 'clock'>;

/** Wrong codes of a day, beside the right password, after which its owner is told that somebody knows it. */
const TOLD_AFTER = 3;

/**
 * Whether somebody who has given the password may sign in, as far as the second factor goes. The code is used up by it. Whoever meets the
 * limit on an unknown device gets a link by mail: another one's tries do not shut the owner out.
 * @throws HttpProblem 403 `{secondFactorRequired: true}` without a code, or with one that is not right; a link was mailed · 429
 */
export async function requireSecondFactor(ctx: Context, owner: User, code: string | undefined): Promise<void> {
  if (!owner.secondFactor?.isOn) return;
  if (code === undefined) throw secondFactorRequired();
  const userId = owner._id.toString();
  const device = await findKnownDevice(ctx, userId);
  const isRight = await proveSecondFactor(ctx.deps, owner, code, device?.id ?? 'unknown').catch(
    async (error: unknown) => {
      if (device || !(error instanceof HttpProblem) || error.status !== 429) throw error;
      await orderNotice(ctx.deps, { what: 'device-link', userId, origin: publicOrigin(ctx) });
      throw deviceLinkSent(error);
    },
  );
  if (isRight) return;
  if ((await ctx.deps.limits.count('codeFailures', userId)) === TOLD_AFTER)
    await orderNotice(ctx.deps, { what: 'wrong-codes', userId, origin: publicOrigin(ctx) });
  throw secondFactorRequired(messages.wrongCode);
}

/**
 * Takes a code of an authenticator, or a recovery code, which is then used up. Tries are counted before they are looked at, over all
 * networks: one in a million codes is right, and three of them at any time.
 * @param from whose tries are counted together: a device that the account knows, or all others
 * @throws HttpProblem 429
 */
export async function proveSecondFactor(
  deps: Needs & Pick<Deps, 'limits'>,
  owner: User,
  typed: string,
  from: string,
): Promise<boolean> {
  const key = `${owner._id.toString()} ${from}`;
  const code = plainCode(typed);
  const isTimed = code.length === CODE_DIGITS;
  const limit = isTimed ? 'secondFactor' : 'recoveryCode';
  await deps.limits.consume(limit, key);
  const isRight = isTimed
    ? await spendCode(deps, owner, code)
    : await spendRecoveryHash(owner._id, hashOfRecoveryCode(code));
  if (isRight) await deps.limits.clear(limit, key);
  return isRight;
}

async function spendCode(deps: Needs, { _id, secondFactor }: User, code: string): Promise<boolean> {
  const step = secondFactor ? await readStep(deps, _id, secondFactor, code) : undefined;
  return secondFactor && step !== undefined ? spendStep(_id, secondFactor, step) : false;
}

/** The half minute of a code; `undefined` when it is not right now. Uses nothing up. */
export async function readStep(
  { vaults, clock }: Pick<Deps, 'vaults' | 'clock'>,
  userId: User['_id'],
  { secret }: SecondFactor,
  code: string,
): Promise<number | undefined> {
  const vault = await vaults.of(userId.toString());
  return stepOf(String(vault.open(SECRET_PLACE, secret)), code, clock());
}
