import { logout } from '@app/contract/accounts';
import { call } from '@app/shared-ui/host';
import { rememberSharedComputer } from '../storage/shared-computer.ts';

/** A plain cookie that survives the clearing of storage: the server has not heard of the sign-out yet (SYNC §6). */
const PENDING = 'pendingLogout=1';

const leaving = new AbortController();

/** Aborted from the moment she signs out until the page is loaded anew: what a page asks on its own is not asked any more. */
export const untilSignOut: AbortSignal = leaving.signal;

export const isSigningOut = (): boolean => untilSignOut.aborted;

export function beginSignOut(): void {
  leaving.abort();
}

/** Tells the server, which also takes its mark off a shared computer: only then is it none any more. */
export async function endSession(): Promise<void> {
  await call(logout, {});
  rememberSharedComputer(false);
}

/** The next page that opens ends the session before it shows anything. */
export function leaveSignOutPending(): void {
  document.cookie = `${PENDING}; path=/; max-age=${60 * 60 * 24 * 30}; samesite=lax`;
}

/**
 * Ends a session whose sign-out the server missed.
 * @returns true when nothing is pending any more; false while the server is out of reach: nobody may be shown as signed in
 */
export async function finishPendingSignOut(): Promise<boolean> {
  if (!document.cookie.split('; ').includes(PENDING)) return true;
  try {
    await endSession();
  } catch {
    return false;
  }
  forgetPendingSignOut();
  return true;
}

/** She has signed in since: the session that was to be ended is no longer hers, and the new one must not be ended in its place. */
export function forgetPendingSignOut(): void {
  document.cookie = `${PENDING}; path=/; max-age=0; samesite=lax`;
}
