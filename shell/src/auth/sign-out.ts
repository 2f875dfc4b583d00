import { clearDevice } from '../storage/clear-device.ts';
import { beginSignOut, endSession, leaveSignOutPending } from './pending-sign-out.ts';

interface SignOut {
  /** Called when the session is over, before this browser is cleared. */
  readonly onEnded?: () => Promise<void>;
  readonly reload?: () => void;
}

/** Ends the session, clears this browser and loads the page anew, whether the server answered or not (1§4, 1§8). */
export async function signOut({ onEnded, reload = () => window.location.replace('/') }: SignOut = {}): Promise<void> {
  beginSignOut();
  try {
    await endSession();
  } catch {
    console.error('Error al cerrar sesión');
    leaveSignOutPending();
  }
  try {
    await onEnded?.();
  } catch (error) {
    // What could not be closed is cleared all the same: nothing of hers may stay behind.
    console.error('her documents could not be closed', error);
  }
  await clearDevice(window);
  reload();
}
