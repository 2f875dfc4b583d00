import { CONSENT_VERSION } from '@app/contract/sign-in';
import type { BodyOf } from '@app/contract/endpoint';
import type { verifyCode, verifyEmail as endpoint } from '@app/contract/mailed-links';
import type { Context } from 'koa';
import type { ClientSession } from 'mongoose';
import {
  badRequest,
  conflict,
  confirmationRequired,
  HttpProblem,
  invalid,
  wrongPasswordAgain,
} from '../../../platform/errors.ts';
import { hashedId } from '../../../platform/logger.ts';
import { messages } from '../../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../../platform/mongo.ts';
import { enter } from './login.ts';
import { isCodeOf } from './mailed-code.ts';
import { newUser } from '../users/new-user.ts';
import type { PendingRegistration } from './pending-registration.model.ts';
import { findPendingByLink, tryCodeOf, usePending } from './pending-registrations.ts';
import { requirePassword } from '../password/require-password.ts';
import { registeringBrowser, unmarkRegisteringBrowser } from './registering-browser.ts';
import { isKeptForUndo } from '../email-change/undo-links.ts';
import type { User } from '../users/user.model.ts';
import { findUserByEmail, insertUser, isUsernameTaken } from '../users/user.repository.ts';

type Body = BodyOf<typeof endpoint>;
type CodeBody = BodyOf<typeof verifyCode>;

const expired = () => badRequest(messages.verificationExpired);
const refused = () => badRequest(messages.codeRefused);
const used = () => badRequest(messages.verificationUsed);
const nameTaken = () => conflict(messages.usernameTaken);

/**
 * Creates the account of a registration by the link in its mail, with the consent (D10, G-03), and signs in. The link proves only who reads
 * the address; that the same person chose name and password takes the browser that registered, or the password (D46).
 * @throws HttpProblem 400 used, wrong or expired link, or no consent to the current text · 403 `confirmationRequired` in another browser
 * without the right password · 409 the user name was taken meanwhile: retry with another `username` · 429
 */
export async function activate(ctx: Context, { token, consentVersion, password, username }: Body): Promise<void> {
  const { deps } = ctx;
  assertConsent(consentVersion);
  const now = deps.clock();
  const pending = await findPendingByLink(token);
  if (!pending) throw expired();
  if (pending.usedAt) throw used();
  if (!pending.linkExpiresAt || pending.linkExpiresAt <= now) throw expired();
  if (pending.browserHash === null || pending.browserHash !== registeringBrowser(ctx))
    await provePassword(ctx, pending, password);
  await begin(ctx, pending, { consentVersion, username });
}

/**
 * Creates the account of this browser's registration by the code in its mail, and signs in: who has both is the one who registered and
 * reads the address (D46). Every refusal is the same: whether a mail with a code was sent tells whether the address has an account (V-10).
 * @throws HttpProblem 400 refused code, or no consent to the current text · 409 the user name was taken meanwhile · 429
 */
export async function activateByCode(ctx: Context, { code, consentVersion, username }: CodeBody): Promise<void> {
  const { deps } = ctx;
  assertConsent(consentVersion);
  const now = deps.clock();
  const browserHash = registeringBrowser(ctx);
  const pending = browserHash === undefined ? undefined : await tryCodeOf(browserHash, now);
  if (!pending || !(await deps.limits.countWithin('mailedCode', pending.email))) throw refused();
  if (!isCodeOf(pending, code, now, deps.secrets.pepper)) throw refused();
  await begin(ctx, pending, { consentVersion, username });
}

interface Begun {
  readonly consentVersion: string;
  /** User name that replaces the registered one. */
  readonly username: string | undefined;
}

/** Makes the account of a registration that is proved, and signs in. */
async function begin(ctx: Context, pending: PendingRegistration, { consentVersion, username }: Begun): Promise<void> {
  const { deps } = ctx;
  const now = deps.clock();
  const consent = { version: consentVersion, at: now };
  const user = newUser(deps.vaults, {
    username: username ?? pending.username,
    email: pending.email,
    passwordHash: pending.passwordHash,
    isEmailVerified: true,
    createdAt: now,
    consent,
  });
  if (await isUsernameTaken(user.username)) throw nameTaken();
  try {
    await withTransaction((session) => makeAccount(user, pending, now, session));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw (await isUsernameTaken(user.username)) ? nameTaken() : used();
  }
  deps.logger.info({ user: hashedId(user._id.toString()), requestId: ctx.state.requestId }, 'account made');
  unmarkRegisteringBrowser(ctx);
  await enter(ctx, user);
}

function assertConsent(version: string): void {
  if (version !== CONSENT_VERSION) throw invalid({ consentVersion: messages.unknownConsent });
}

async function makeAccount(user: User, pending: PendingRegistration, now: Date, session: ClientSession): Promise<void> {
  if (!(await usePending(pending, now, session))) throw used();
  if (await findUserByEmail(user.email, session)) throw used();
  if (await isKeptForUndo(user.email, undefined, now, session)) throw badRequest(messages.addressKept);
  await insertUser(user, session);
}

async function provePassword(ctx: Context, pending: PendingRegistration, password: string | undefined) {
  if (password === undefined) throw confirmationRequired();
  try {
    // A rate limit apart from sign-in: an attacker who guesses there must not use up the attempts of the owner of the link.
    await requirePassword(ctx, `activation ${pending._id.toString()}`, password, pending.passwordHash);
  } catch (error) {
    throw error instanceof HttpProblem && error.status === 401 ? wrongPasswordAgain() : error;
  }
}
