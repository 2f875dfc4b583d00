import { useSession } from '@app/shared-ui/host';
import type { SyncClient } from '@app/sync/sync-client';
import { canSeal } from '@app/sync/parcel/sealed-box';
import { useEffect } from 'react';
import { leaveOtherAccounts } from '../../session/empty-device.ts';
import { watchOpenAccount } from '../../session/open-account.ts';
import { rememberSessionOwner } from '../../storage/session-owner.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { CompletionQueue } from '../completion-queue/completion-queue.ts';
import { Parcels } from './parcels.ts';

/** Gets the page ready for the end of its session, takes back what an earlier end has sealed, and seals what other accounts have left. */
export function useParcels(client: SyncClient, completions: CompletionQueue): void {
  const { id: userId } = useSession().user;
  useEffect(() => {
    const parcels = new Parcels(userId, client, completions);
    if (!client.keepsNothing) rememberSessionOwner(userId);
    void whenIdle(window)
      .then(() => leaveOtherAccounts(userId))
      .catch((error: unknown) => console.error('an account could not be taken off this device', error));
    const stops = [
      client.onReached(() => void whenIdle(window).then(() => parcels.exchange())),
      watchOpenAccount({
        userId,
        key: () => parcels.key,
        canLeave: () =>
          client.cache.status.isPersistent || !client.hasWords || (canSeal() && parcels.key !== undefined),
        retire: () => client.retire(),
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, completions, userId]);
}
