import { hasExpiredHere } from '../../session/session-query.ts';
import { setNextPageMessage } from '../../storage/next-page-message.ts';

/**
 * After sign-in the whole page is reloaded, with the user's registry (D13), at home (1§2), or where the session expired under it; the next
 * page confirms the sign-in (D26).
 */
export function enterHome(): void {
  setNextPageMessage('signed-in');
  if (hasExpiredHere()) window.location.reload();
  else window.location.assign('/');
}
