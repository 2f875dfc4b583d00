import { setNextPageMessage } from '../../storage/next-page-message.ts';

/** After sign-in the whole page is reloaded, with the user's registry (D13); the next page confirms the sign-in (D26). */
export function enterHome(): void {
  setNextPageMessage('signed-in');
  window.location.assign('/');
}
