import { logout } from '@app/contract/sign-in';
import { call } from '@app/shared-ui/host';
import { clearDevice } from '../storage/clear-device.ts';
import { sessionOwner } from '../storage/session-owner.ts';
import { isSharedComputer } from '../storage/shared-computer.ts';
import { leaveLockedAccounts, sealOtherAccounts } from './empty-device.ts';
import { isDatabaseBeside, pendingSignOutOf } from './sign-out-mark.ts';
import { forgetPendingSignOut } from './sign-out-state.ts';

interface Finishing {
  readonly signal?: AbortSignal;
  readonly leaving?: string | undefined;
  readonly keepsNothing?: boolean;
  readonly wasCut?: boolean;
}

/**
 * Clears the device, then tells the server, which also removes the mark of a shared computer. Idempotent.
 * @param leaving id of the account whose page signs out; without it locked databases stay, as no page has the key
 * @param keepsNothing its page stored nothing here: what there is of the account is of earlier pages, and what the server lacks of that becomes a parcel
 * @param wasCut a page before has begun it: of locked databases only what is unsent stays, and no passkey that opens it
 * @throws what `call` throws: the device is clear, the server still has to be told
 */
export async function finishSignOut({
  signal,
  leaving,
  keepsNothing = isSharedComputer() || isDatabaseBeside(),
  wasCut = false,
}: Finishing = {}): Promise<void> {
  const pendingUserId = pendingSignOutOf();
  // Of a sign-out that was cut nobody may know any more whose it was: what is here then may have been written since, by another user.
  const owner = keepsNothing ? '' : (leaving ?? pendingUserId ?? (wasCut ? '' : sessionOwner()));
  const kept = owner === undefined ? [] : await sealOtherAccounts(owner);
  if (wasCut) await leaveLockedAccounts().catch(() => undefined);
  await clearDevice(window, { keeps: kept, leaving: keepsNothing ? undefined : leaving });
  // Ends the session of that account, and of no other that has signed in since; `keepalive`: also while the page closes.
  await call(logout, { keepalive: true, account: pendingUserId ?? '', ...(signal && { signal }) });
  // Another account's may have begun in the meantime.
  if (pendingSignOutOf() === pendingUserId) forgetPendingSignOut();
}
