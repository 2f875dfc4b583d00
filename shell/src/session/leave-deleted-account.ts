import { dropParcels } from '@app/sync/parcel/parcel-store';
import { clearDevice } from '../storage/clear-device.ts';
import { sealOtherAccounts } from './empty-device.ts';
import { rememberPendingSignOut } from './sign-out-mark.ts';
import { forgetPendingSignOut } from './sign-out-state.ts';

/**
 * The user has deleted the account on this device: nothing of it stays here, and all that other accounts have not sent. Never fails: the
 * account is gone, whatever this device does.
 * @param eraseDevice removes what the page has stored
 */
export async function leaveDeletedAccount(userId: string, eraseDevice: () => Promise<void>): Promise<void> {
  // A page that ends here is completed by the next one: no answer will tell this device of the deletion.
  rememberPendingSignOut(userId);
  for (const step of [() => dropParcels(userId), eraseDevice])
    await step().catch((error: unknown) => console.error('a deleted account could not be taken off whole', error));
  await clearDevice(window, { leaving: userId, keeps: await sealOtherAccounts(userId) });
  forgetPendingSignOut();
}
