import { CODE_DIGITS } from '@app/contract/accounts';
import type { Deps } from '../../platform/deps.ts';
import type { FieldPlace } from '../../platform/crypto/vault.ts';
import { secondFactorRequired } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import type { SecondFactor, User } from '../accounts/user.model.ts';
import { hashOfRecoveryCode, plainCode } from './recovery-codes.ts';
import { spendRecoveryHash, spendStep } from './second-factor.store.ts';
import { stepOf } from './totp.ts';

/** Where the secret is sealed. */
export const SECRET_PLACE: FieldPlace = { document: 'account', field: 'secondFactor', version: 1 };

type Needs = Pick<Deps, 'limits' | 'vaults' | 'clock'>;

/**
 * Whether somebody who has given her password may sign in, as far as the second factor goes. The code is used up by it.
 * @throws HttpProblem 403 `{secondFactorRequired: true}` without a code, or with one that is not right · 429
 */
export async function requireSecondFactor(deps: Needs, owner: User, code: string | undefined): Promise<void> {
  if (!owner.secondFactor?.isOn) return;
  if (code === undefined) throw secondFactorRequired();
  if (!(await proveSecondFactor(deps, owner, code))) throw secondFactorRequired(messages.wrongCode);
}

/**
 * Takes a code of her authenticator, or one of her recovery codes, which is then used up. Tries are counted before they are looked at,
 * over all networks: one in a million codes is right, and three of them at any time.
 * @throws HttpProblem 429
 */
export async function proveSecondFactor(deps: Needs, owner: User, typed: string): Promise<boolean> {
  const userId = owner._id.toString();
  await deps.limits.consume('secondFactor', userId);
  const code = plainCode(typed);
  const isRight =
    code.length === CODE_DIGITS
      ? await spendCode(deps, owner, code)
      : await spendRecoveryHash(owner._id, hashOfRecoveryCode(code));
  if (isRight) await deps.limits.clear('secondFactor', userId);
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
