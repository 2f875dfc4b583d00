import { CODE_DIGITS } from '@app/contract/sign-in';
import type { Context } from 'koa';
import type { Deps } from '../../../deps.ts';
import type { FieldAddress } from '../../../platform/crypto/vault.ts';
import { deviceLinkSent, HttpProblem, secondFactorRequired } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import type { SecondFactor, User } from '../users/user.model.ts';
import { hashOfRecoveryCode, plainCode } from './recovery-codes.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { orderNotice } from '../password/sign-in-notices.ts';
import { findKnownDevice } from '../devices/known-devices.ts';
import { spendRecoveryHash, spendStep } from './second-factor.repository.ts';
import { stepOf } from './totp.ts';

/** The address that the secret's encryption is bound to. */
export const SECRET_ADDRESS: FieldAddress = { document: 'account', field: 'secondFactor', version: 1 };

type Needs = Pick<Deps, 'vaults' | 'clock'>;

/** Wrong codes per day, with the right password, after which a mail warns the owner that the password is compromised. */
const TOLD_AFTER = 3;

/**
 * Checks the second factor after the right password; the code is used up. If an unknown device exceeds the rate limit, a link is mailed:
 * another person's attempts must not lock the owner out.
 * @throws HttpProblem 403 `{secondFactorRequired: true}` without a code, or with a wrong one; a link was mailed · 429
 */
export async function requireSecondFactor(ctx: Context, owner: User, code: string | undefined): Promise<void> {
  if (!owner.secondFactor?.isOn) return;
  if (code === undefined) throw secondFactorRequired();
  const userId = owner._id.toString();
  const device = await findKnownDevice(ctx, userId);
  const isRight = await verifySecondFactor(ctx.deps, owner, code, device?.id ?? 'unknown').catch(
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
 * Checks a code of an authenticator, or a recovery code, and uses it up. Attempts are counted before the check, over all networks: of a
 * million codes, three are valid at any time.
 * @param from the group of the attempts: a known device, or all others
 * @throws HttpProblem 429
 */
export async function verifySecondFactor(
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

/** The 30-second step of a code; `undefined` if it is not valid now. Uses nothing up. */
export async function readStep(
  { vaults, clock }: Pick<Deps, 'vaults' | 'clock'>,
  userId: User['_id'],
  { secret }: SecondFactor,
  code: string,
): Promise<number | undefined> {
  const vault = await vaults.of(userId.toString());
  return stepOf(String(vault.open(SECRET_ADDRESS, secret)), code, clock());
}
