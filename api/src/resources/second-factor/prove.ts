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
/** An account as it was just read. */
export type Owner = Pick<User, '_id'> & { readonly secondFactor?: SecondFactor | null };

/**
 * Whether somebody who has given her password may sign in, as far as the second factor goes. The code is used up by it.
 * @throws HttpProblem 403 `{secondFactorRequired: true}` without a code, or with one that is not right · 429
 */
export async function requireSecondFactor(deps: Needs, owner: Owner, code: string | undefined): Promise<void> {
  if (!owner.secondFactor?.isOn) return;
  if (code === undefined) throw secondFactorRequired();
  if (!(await proveSecondFactor(deps, owner, code))) throw secondFactorRequired(messages.wrongCode);
}

/**
 * Takes a code of her authenticator, or one of her recovery codes, which is then used up. Tries are counted before they are looked at,
 * over all networks: one in a million codes is right, and three of them at any time.
 * @throws HttpProblem 429
 */
export async function proveSecondFactor(deps: Needs, owner: Owner, typed: string): Promise<boolean> {
  const userId = owner._id.toString();
  await deps.limits.consume('secondFactor', userId);
  const code = plainCode(typed);
  const isRight =
    code.length === CODE_DIGITS
      ? await useCode(deps, owner, code)
      : await spendRecoveryHash(owner._id, hashOfRecoveryCode(code));
  if (isRight) await deps.limits.clear('secondFactor', userId);
  return isRight;
}

async function useCode(deps: Needs, owner: Owner, code: string): Promise<boolean> {
  const step = await readStep(deps, owner, code);
  return step !== undefined && owner.secondFactor ? spendStep(owner._id, owner.secondFactor, step) : false;
}

/** The half minute of a code; `undefined` when it is not right now, or when no secret is there. Uses nothing up. */
export async function readStep(
  { vaults, clock }: Pick<Deps, 'vaults' | 'clock'>,
  { _id, secondFactor }: Owner,
  code: string,
): Promise<number | undefined> {
  if (!secondFactor) return undefined;
  const vault = await vaults.of(_id.toString());
  return stepOf(String(vault.open(SECRET_PLACE, secondFactor.secret)), code, clock());
}
