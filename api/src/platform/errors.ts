import type { EndReason, Problem } from '@app/contract/problem';
import { messages } from './messages.ts';

/** An error that becomes a response: thrown anywhere below `register`, turned into `{ message, … }` by one middleware (D14). */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    /** Stable name for logs and tests. */
    readonly code: string,
    readonly body: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
    this.name = 'HttpProblem';
  }
}

export const invalid = (fields: Record<string, string>) =>
  new HttpProblem(400, 'invalid', { message: messages.invalid, fields });
export const badRequest = (message: string = messages.invalid) => new HttpProblem(400, 'bad_request', { message });
/** @param reason why the session of the caller's cookie was ended; absent without one, and when it has expired */
export const signedOut = (reason?: EndReason) =>
  new HttpProblem(401, 'signed_out', { message: messages.signedOut, ...(reason && { reason }) });
export const wrongDeployToken = () =>
  new HttpProblem(401, 'wrong_deploy_token', { message: messages.wrongDeployToken });
export const wrongCredentials = () => new HttpProblem(401, 'wrong_credentials', { message: messages.wrongCredentials });
export const forbidden = (message: string = messages.forbidden) => new HttpProblem(403, 'forbidden', { message });
export const requiresVerification = () =>
  new HttpProblem(403, 'requires_verification', { message: messages.requiresVerification, requiresVerification: true });
export const blocked = () => new HttpProblem(403, 'blocked', { message: messages.blocked });
export const premiumRequired = () =>
  new HttpProblem(403, 'requires_premium', { message: messages.freeLimit, requiresPremium: true });
/** A text of the libraries that the user may not read: the answer has only its beginning (D7). */
export const libraryLocked = (
  lock: { readonly requiresPremium: true } | { readonly lockedBy: string },
  message: string,
  preview: string,
) => new HttpProblem(403, 'library_locked', { message, ...lock, preview });
export const confirmationRequired = () =>
  new HttpProblem(403, 'confirmation_required', { message: messages.confirmationRequired, confirmationRequired: true });
/** Wrong password on a confirmation: no 401, which would tell the page that its session has ended. */
export const wrongPasswordAgain = () =>
  new HttpProblem(403, 'wrong_password', { message: messages.wrongPassword, confirmationRequired: true });
/** Wrong PIN of the device's lock. */
export const wrongPin = (triesLeft: number) =>
  new HttpProblem(403, 'wrong_pin', { message: messages.wrongPin(triesLeft) });
/** A call opened as a page in a session with a lock. */
export const behindLock = () => new HttpProblem(403, 'behind_lock', { message: messages.behindLock });
/** The code of the second factor is missing or wrong; the password was right. */
export const secondFactorRequired = (message: string = messages.secondFactorRequired) =>
  new HttpProblem(403, 'second_factor_required', { message, secondFactorRequired: true });
/**
 * Too many failed attempts from unknown devices: the right password alone does not sign in, and the answer does not reveal whether it was
 * right (V-08).
 */
export const deviceLinkSent = (
  { status, headers }: Pick<HttpProblem, 'status' | 'headers'> = { status: 403, headers: {} },
) => new HttpProblem(status, 'link_sent', { message: messages.deviceLinkSent, linkSent: true }, headers);
/** The user has withdrawn the consent to store intimate data (G-03). */
export const consentWithdrawn = () => new HttpProblem(403, 'consent_withdrawn', { message: messages.consentWithdrawn });
/** Consent was never given, as by administrators. */
export const consentMissing = () => new HttpProblem(403, 'consent_missing', { message: messages.consentMissing });
export const foreignOrigin = () => new HttpProblem(403, 'foreign_origin', { message: messages.foreignOrigin });
export const notFound = (message: string = messages.notFound) => new HttpProblem(404, 'not_found', { message });
export const methodNotAllowed = (allow: string) =>
  new HttpProblem(405, 'method_not_allowed', { message: messages.methodNotAllowed }, { Allow: allow });
export const conflict = (message: string) => new HttpProblem(409, 'conflict', { message });
export const outOfOrder = (previousTitle: string) =>
  new HttpProblem(409, 'out_of_order', { message: messages.outOfOrder(previousTitle) });
export const gone = (message: string) => new HttpProblem(410, 'gone', { message });
export const tooLarge = () => new HttpProblem(413, 'too_large', { message: messages.tooLarge });
export const accountFull = () => new HttpProblem(413, 'account_full', { message: messages.accountFull });
export const textFull = () => new HttpProblem(413, 'text_full', { message: messages.textFull });
export const wrongMediaType = () => new HttpProblem(415, 'wrong_media_type', { message: messages.wrongMediaType });
export const notADrawing = () => new HttpProblem(422, 'not_a_drawing', { message: messages.notADrawing });
export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpProblem(
    429,
    'too_many_requests',
    { message: messages.tooManyRequests },
    { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  );
export const unavailable = () =>
  new HttpProblem(503, 'unavailable', { message: messages.unavailable }, { 'Retry-After': '2' });
