import { isSharedComputer } from '../storage/shared-computer.ts';
import { finishSignOut } from './finish-sign-out.ts';
import { openAccount } from './open-account.ts';
import { beginSignOut, rememberDatabaseBeside } from './sign-out-mark.ts';

/** Maximum time the page waits for the server, in ms; the next page tells it otherwise. */
const SERVER_TIMEOUT_MS = 3000;

interface SignOut {
  /** Closes the writers of this device before it is cleared. */
  readonly onLeaving?: () => Promise<void>;
  readonly reload?: () => void;
}

/**
 * Clears this browser, tells the server, and reloads the page whether or not the server answered (1§4, 1§8). The device comes first: a
 * slow or unreachable server must not keep words on it.
 */
export async function signOut({ onLeaving, reload = () => window.location.replace('/') }: SignOut = {}): Promise<void> {
  const page = openAccount();
  const userId = page?.userId;
  const keepsNothing = page?.isInMemory() ?? isSharedComputer();
  rememberDatabaseBeside(page?.isInMemory() ?? false);
  beginSignOut(userId);
  try {
    await onLeaving?.();
  } catch (error) {
    // Storage that could not be closed is cleared all the same: nothing personal may stay behind.
    console.error('the documents could not be closed', error);
  }
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), SERVER_TIMEOUT_MS);
  try {
    await finishSignOut({ signal: timeout.signal, leaving: userId, keepsNothing });
  } catch {
    console.error('Error al cerrar sesión');
  }
  clearTimeout(timer);
  reload();
}
