import type { EndReason } from '@app/contract/problem';
import { MIRROR_OWNER } from '../storage/mirror-owner.ts';
import { emptyDevice } from './empty-device.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { stopShowing } from './sign-out-state.ts';

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
  if (page ? !page.canLeave() : !(await hasTraces(reason))) return;
  if (page) stopShowing();
  try {
    await emptyDevice(reason, page);
  } finally {
    if (page) reload();
  }
}

/** Where an account is deleted, this page or another does not exist for it any more: the home page is what its own deletion leads to. */
const reopen = (reason: EndReason): void =>
  reason === 'deleted' ? window.location.replace('/') : window.location.reload();

/** Documents or mirrors of accounts; parcels only where one may have to be dropped. */
const hasTraces = async (reason: EndReason): Promise<boolean> =>
  window.localStorage.getItem(MIRROR_OWNER) !== null ||
  (await window.indexedDB.databases()).some(
    ({ name }) => name?.startsWith('reencuentro-') || (reason === 'deleted' && name?.startsWith('sealed-')),
  );
