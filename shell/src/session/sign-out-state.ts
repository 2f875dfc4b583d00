const leaving = new AbortController();

/** Aborted from the moment of sign-out until the page reloads; background requests carry it. */
export const signOutSignal: AbortSignal = leaving.signal;

export const isSigningOut = (): boolean => signOutSignal.aborted;

/** From here on this page shows nothing of the account. */
export const stopShowing = (): void => leaving.abort();

/** Cookie that survives the clearing of storage: the server has not been told of the sign-out yet (SYNC §6). */
export const PENDING = 'pendingLogout=1';
/** Beside it, whose sign-out it is: an earlier version of the page reads the first alone. */
export const PENDING_OF = 'pendingLogoutOf=';
/** Attributes that delete either. */
export const EXPIRED = '; path=/; max-age=0; samesite=lax';

export const isSignOutPending = (): boolean => document.cookie.split('; ').includes(PENDING);

/** Nothing is pending any more: the sign-out is complete, or a sign-in has replaced the session that was to be ended. */
export function forgetPendingSignOut(): void {
  for (const mark of [PENDING, PENDING_OF]) document.cookie = mark + EXPIRED;
}
