import type { EndReason } from '@app/contract/problem';
import { MIRROR_OWNER } from '../storage/mirror-owner.ts';
import { setNextPageMessage } from '../storage/next-page-message.ts';
import { emptyDevice, leaveMemory } from './empty-device.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { isSigningOut, stopShowing } from './sign-out-state.ts';

let running: Promise<void> | undefined;

/**
 * Somebody has ended the session of this browser's cookie: takes the account off this device (D42). Called for every answer that says so;
 * each tab does it for itself, and whatever ends one half way, the next answer repeats it. Never fails.
 */
export function leaveEndedSession(reason: EndReason, reload = () => reopen(reason)): Promise<void> {
  running ??= leave(reason, openAccount(), reload)
    .catch((error: unknown) => console.error('this device could not be emptied', error))
    .finally(() => (running = undefined));
  return running;
}

async function leave(reason: EndReason, page: OpenAccount | undefined, reload: () => void): Promise<void> {
  if (!page && !(await hasTraces(reason))) return;
  // A page that is signing out, or was emptied by an earlier answer, is about to be replaced; its documents are closed.
  if (page && (isSigningOut() || !page.canLeave())) return;
  // What is in its memory alone becomes a parcel before it is given up: without room for one it stays, as it would lose the words.
  if (page?.isInMemory() && reason !== 'deleted' && !(await leaveMemory(page))) return;
  if (page) stopShowing();
  try {
    await emptyDevice(reason, page);
  } finally {
    if (page) reload();
  }
}

/** Reloaded, a page asks to sign in and comes back to its address. A deleted account cannot: its pages go where its deletion leads, home. */
function reopen(reason: EndReason): void {
  if (reason !== 'deleted') return window.location.reload();
  setNextPageMessage('account-deleted');
  return window.location.replace('/');
}

/** Documents or mirrors of accounts; parcels only where one may have to be dropped. */
const hasTraces = async (reason: EndReason): Promise<boolean> =>
  window.localStorage.getItem(MIRROR_OWNER) !== null ||
  (await window.indexedDB.databases()).some(
    ({ name }) => name?.startsWith('reencuentro-') || (reason === 'deleted' && name?.startsWith('sealed-')),
  );
