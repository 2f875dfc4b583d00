import { logout } from '@app/contract/accounts';
import { call } from '@app/shared-ui/host';
import { clearDevice } from '../storage/clear-device.ts';
import { rememberSharedComputer } from '../storage/shared-computer.ts';

/** A plain cookie that survives the clearing of storage: the server has not heard of the sign-out yet (SYNC §6). */
const PENDING = 'pendingLogout=1';

let isLeaving = false;

/** True from the moment she signs out until the page is loaded anew. */
export const isSigningOut = (): boolean => isLeaving;

interface SignOut {
  /** Called when the session is over, before this browser is cleared. */
  readonly onEnded?: () => Promise<void>;
  readonly reload?: () => void;
}

/** Ends the session, clears this browser and loads the page anew, whether the server answered or not (1§4, 1§8). */
export async function signOut({ onEnded, reload = () => window.location.replace('/') }: SignOut = {}): Promise<void> {
  isLeaving = true;
  try {
    await call(logout, {});
  } catch {
    console.error('Error al cerrar sesión');
    document.cookie = `${PENDING}; path=/; max-age=${60 * 60 * 24 * 30}; samesite=lax`;
  }
  await onEnded?.();
  rememberSharedComputer(false);
  await clearDevice(window);
  reload();
}

/**
 * Ends a session whose sign-out the server missed.
 * @returns true when nothing is pending any more; false while the server is out of reach: nobody may be shown as signed in
 */
export async function finishPendingSignOut(): Promise<boolean> {
  if (!document.cookie.split('; ').includes(PENDING)) return true;
  try {
    await call(logout, {});
  } catch {
    return false;
  }
  document.cookie = `${PENDING}; path=/; max-age=0; samesite=lax`;
  return true;
}
