import { useSession } from '@app/shared-ui/host';
import type { SyncClient } from '@app/sync/sync-client';
import { useEffect } from 'react';
import { lockCopy } from '../../copy/lock.es.ts';
import { keyringOf } from '../../session/lock/keyring.ts';
import { useToasts } from '../../ui/toasts/toaster.tsx';
import { LockSession } from './lock-session.ts';

/** Keeps the device's lock and the session together, while a page of the account is open. */
export function useLockSession(client: SyncClient): void {
  const { id: userId } = useSession().user;
  const { show } = useToasts();
  useEffect(() => {
    const keyring = keyringOf(userId);
    const session = new LockSession(keyring, client, () => show(lockCopy.recovered));
    const stops = [
      keyring.subscribe(() => void session.settle()),
      client.onReached(() => void session.settle()),
      client.cache.subscribe(() => {
        if (client.cache.connection === 'held') session.mayBeNew();
      }),
    ];
    void session.settle();
    return () => stops.forEach((stop) => stop());
  }, [client, show, userId]);
}
