/** A plain cookie that survives the clearing of storage: the server has not heard of the sign-out yet (SYNC §6). */
const PENDING = 'pendingLogout=1';

const leaving = new AbortController();

/** Aborted from the moment of the sign-out until the page is loaded anew: what a page asks on its own is not asked any more. */
export const untilSignOut: AbortSignal = leaving.signal;

export const isSigningOut = (): boolean => untilSignOut.aborted;

/** From here on the sign-out is finished whatever becomes of this page: the next one that opens does what is left of it. */
export function beginSignOut(): void {
  leaving.abort();
  document.cookie = `${PENDING}; path=/; max-age=${60 * 60 * 24 * 30}; samesite=lax`;
}

/**
 * Finishes a sign-out that its page could not: clears the device, which it may have left half cleared, and ends the session.
 * @returns true when nothing is pending any more; false while the server is out of reach: nobody may be shown as signed in
 */
export async function finishPendingSignOut(): Promise<boolean> {
  if (!document.cookie.split('; ').includes(PENDING)) return true;
  try {
    // In a chunk that there is anyway: one more would weigh on every sign-in.
    await (await import(/* webpackChunkName: "signed-in" */ './finish-sign-out.ts')).finishSignOut();
    return true;
  } catch {
    return false;
  }
}

/** There has been a sign-in since: the session that was to be ended is gone, and the new one must not be ended in its place. */
export function forgetPendingSignOut(): void {
  document.cookie = `${PENDING}; path=/; max-age=0; samesite=lax`;
}
