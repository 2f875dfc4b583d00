import { isSignedInAs } from '../storage/signed-in-as.ts';
import { isSigningOut } from './sign-out-state.ts';

/**
 * Back can bring a page out of the browser's memory (the back/forward cache; in WebKit always), with all that it showed, also after the session
 * of its user is over. Then it is hidden in the same task, before anything is painted, and loaded anew. Decided on the device alone: the server
 * may be out of reach.
 * @returns ends the watch
 */
export function watchReturn(userId: string, reload = () => window.location.reload()): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || (isSignedInAs(userId) && !isSigningOut())) return;
    document.documentElement.style.setProperty('display', 'none', 'important');
    reload();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}
