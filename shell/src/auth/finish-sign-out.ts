import { logout } from '@app/contract/accounts';
import { call } from '@app/shared-ui/host';
import { clearDevice } from '../storage/clear-device.ts';
import { rememberSharedComputer } from '../storage/shared-computer.ts';
import { forgetPendingSignOut } from './pending-sign-out.ts';

/**
 * Clears the device, then tells the server, which also takes its mark off a shared computer: only then is it none any more. Twice is as
 * good as once.
 * @throws what `call` throws: the device is clear, the server stays to be told
 */
export async function finishSignOut(signal?: AbortSignal): Promise<void> {
  await clearDevice(window);
  // A page that is closed meanwhile has told it all the same.
  await call(logout, { keepalive: true, ...(signal && { signal }) });
  rememberSharedComputer(false);
  forgetPendingSignOut();
}
