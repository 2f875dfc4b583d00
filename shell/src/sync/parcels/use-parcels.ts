import { useSession } from '@app/shared-ui/host';
import type { SyncClient } from '@app/sync/sync-client';
import { canSeal } from '@app/sync/sealing/sealed-box';
import { useEffect } from 'react';
import { leaveEarlierPages, leaveMemory, leaveOtherAccounts } from '../../session/empty-device.ts';
import { type OpenAccount, registerOpenAccount } from '../../session/open-account.ts';
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
    let hasEarlierPages = client.keepsNothing;
    const exchange = async () => {
      await parcels.exchange();
      if (!hasEarlierPages) return;
      hasEarlierPages = !(await leaveEarlierPages(userId, parcels.key));
      await parcels.exchange();
    };
    const report = (error: unknown) => console.error('an account could not be taken off this device', error);
    void whenIdle(window)
      .then(() => leaveOtherAccounts(userId))
      .then(() => (client.keepsNothing ? exchange() : undefined))
      .catch(report);
    const isUnsent = () => client.unsent.hasWords || completions.inMemory.length > 0;
    const account: OpenAccount = {
      userId,
      isInMemory: () => !client.cache.status.isPersistent,
      key: () => parcels.key,
      moves: () => completions.inMemory,
      canLeave: () => client.cache.status.isPersistent || !isUnsent() || (canSeal() && parcels.key !== undefined),
      copyOfMemory: () => client.leaving.copyOfMemory(),
      retire: () => client.leaving.retire(),
    };
    const stops = [
      client.onReached(() => void whenIdle(window).then(exchange).catch(report)),
      client.leaving.onLeftInMemory(() => leaveMemory(account)),
      registerOpenAccount(account),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, completions, userId]);
}
