import { readLocal, writeLocal } from '../storage/local-text.ts';
import { EXPIRED, isSignOutPending, PENDING, PENDING_OF, stopShowing } from './sign-out-state.ts';

const KEPT = `; path=/; max-age=${60 * 60 * 24 * 30}; samesite=lax`;

/** From here on the sign-out completes even if this page closes: the next page to open finishes it. */
export function beginSignOut(userId?: string): void {
  stopShowing();
  rememberPendingSignOut(userId);
}

/** The next page to open clears the device and tells the server. */
export function rememberPendingSignOut(userId?: string): void {
  // One mark for the sign-outs of two accounts names neither: whatever session is there then has to end.
  const isOnlyOne = !isSignOutPending() || pendingSignOutOf() === userId;
  document.cookie = PENDING + KEPT;
  document.cookie = isOnlyOne && userId !== undefined ? PENDING_OF + userId + KEPT : PENDING_OF + EXPIRED;
}

const BESIDE = 'signOutBesideDatabase';

/**
 * Notes whether the page that signs out stored nothing: what there is of its account is of other pages then, also for the page that completes a
 * sign-out which was cut. In local storage, which the sign-out clears.
 */
export function rememberDatabaseBeside(isBeside: boolean): void {
  writeLocal(BESIDE, isBeside ? '1' : null);
}

export const isDatabaseBeside = (): boolean => typeof readLocal(BESIDE) === 'string';

/** Id of the account whose sign-out is pending, if it is known. */
export const pendingSignOutOf = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(PENDING_OF))
    ?.slice(PENDING_OF.length);
