import { CONSENT_VERSION } from '@app/contract/accounts';
import type { Deps } from '../../platform/deps.ts';
import { badRequest, conflict, invalid } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../platform/mongo.ts';
import { orderAccountMail } from './account-mail.ts';
import { newUser } from './new-user.ts';
import { assertPasswordChoice } from './password-choice.ts';
import { readToken, useToken, wasSentTo } from './tokens.ts';
import type { User } from './user.model.ts';
import { findUserByEmail, findUserById, insertUser, isUsernameTaken, updateUser } from './users.store.ts';

interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an unverified account and orders the mail with its link. An address that has an account gets the same answer, and its owner
 * a mail (V-10); a user name may be said to be taken, as she signs in with it.
 * @throws HttpProblem 400 refused password · 409 user name taken
 */
export async function registerAccount(
  deps: Deps,
  { username, email, password }: Registration,
  origin: string,
): Promise<void> {
  await assertPasswordChoice(deps, 'password', password, { username, email });
  // Hashed whatever comes of it: the work must not tell what is taken.
  const passwordHash = await deps.passwords.hash(password);
  if (await isUsernameTaken(username)) throw conflict(messages.usernameTaken);
  await deps.limits.consume('mailAddress', email);
  const user = newUser(deps.vaults, { username, email, passwordHash, createdAt: deps.clock() });
  const isKnown = (await findUserByEmail(email)) !== undefined;
  try {
    await storeAndOrder(deps, isKnown ? undefined : user, email, origin);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Somebody was faster, with the name or with the address.
    if (await isUsernameTaken(username)) throw conflict(messages.usernameTaken);
    await storeAndOrder(deps, undefined, email, origin);
  }
}

const storeAndOrder = (deps: Deps, user: User | undefined, email: string, origin: string) =>
  withTransaction(async (session) => {
    if (user) await insertUser(user, session);
    await orderAccountMail(deps, { purpose: 'verify', email, origin }, session);
  });

/**
 * Activates an account by the link in its mail and records the consent (D10, G-03). A change of address is confirmed elsewhere.
 * @throws HttpProblem 400 used, wrong or expired link, or a consent text that is no longer the current one
 */
export async function verifyAccount(deps: Deps, token: string, consentVersion: string): Promise<void> {
  const { clock, sessions } = deps;
  if (consentVersion !== CONSENT_VERSION) throw invalid({ consentVersion: messages.unknownConsent });
  const now = clock();
  const userId = await withTransaction(async (session) => {
    const used = await useToken('verify', token, now, session);
    if (!used) return undefined;
    const { owner } = used;
    const user = await findUserById(owner, session);
    // Of an account that is active the link can only be one to change its address, issued by an API process of before.
    if (!user || user.isEmailVerified || !wasSentTo(used, user.email)) throw badRequest(messages.verificationExpired);
    await updateUser(owner, { isEmailVerified: true, consent: { version: consentVersion, at: now } }, session);
    return owner;
  });
  if (userId) return sessions.forgetUser(userId);
  const { state } = await readToken('verify', token, now);
  throw badRequest(state === 'used' ? messages.verificationUsed : messages.verificationExpired);
}
