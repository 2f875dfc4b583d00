/** Cookie that survives the clearing of storage: the server has not been told of the sign-out yet (SYNC §6). */
const PENDING = 'pendingLogout=1';

const leaving = new AbortController();

/** Aborted from the moment of sign-out until the page reloads; background requests carry it. */
export const signOutSignal: AbortSignal = leaving.signal;

export const isSigningOut = (): boolean => signOutSignal.aborted;

/** From here on this page shows nothing of the account. */
export const stopShowing = (): void => leaving.abort();

/** From here on the sign-out completes even if this page closes: the next page to open finishes it. */
export function beginSignOut(): void {
  stopShowing();
  rememberPendingSignOut();
}

/** The next page to open clears the device and tells the server. */
export function rememberPendingSignOut(): void {
  document.cookie = `${PENDING}; path=/; max-age=${60 * 60 * 24 * 30}; samesite=lax`;
}

export const isSignOutPending = (): boolean => document.cookie.split('; ').includes(PENDING);

/** A sign-in has replaced the session that was to be ended; the new one must not be ended in its place. */
export function forgetPendingSignOut(): void {
  document.cookie = `${PENDING}; path=/; max-age=0; samesite=lax`;
}
