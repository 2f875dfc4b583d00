import { logout } from '@app/contract/sign-in';
import { call } from '@app/shared-ui/host';
import { clearDevice } from '../storage/clear-device.ts';
import { sessionOwner } from '../storage/session-owner.ts';
import { rememberSharedComputer } from '../storage/shared-computer.ts';
import { leaveOtherAccounts } from './empty-device.ts';
import { forgetPendingSignOut } from './sign-out-state.ts';

/**
 * Clears the device, then tells the server, which also removes the mark of a shared computer. Idempotent.
 * @throws what `call` throws: the device is clear, the server still has to be told
 */
export async function finishSignOut(signal?: AbortSignal): Promise<void> {
  const owner = sessionOwner();
  const kept = owner === undefined ? [] : await leaveOtherAccounts(owner).catch((): string[] => []);
  await clearDevice(window, kept);
  // `keepalive`: the request survives the closing of the page.
  await call(logout, { keepalive: true, ...(signal && { signal }) });
  rememberSharedComputer(false);
  forgetPendingSignOut();
}
