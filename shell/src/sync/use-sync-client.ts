import type { LiveEventData } from '@app/contract/live-events';
import { useEffect, useState } from 'react';
import type { LiveHub } from '../live/live-hub.ts';
import { syncCopy } from '../copy/sync-notices.es.ts';
import { httpTransport } from './http-transport.ts';
import { createLocalStorageMirror } from './local-storage-mirror/local-storage-mirror.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { useQuestions } from '../ui/questions/questions.tsx';
import { isSharedComputer } from '../storage/shared-computer.ts';
import { keyringOf } from '../session/lock/keyring.ts';
import { rewriteMirrorsWithLock } from './lock/rewrite-mirrors.ts';
import { registerUnsyncedCheck } from '../session/unsynced-edits.ts';
import { SyncClient } from '@app/sync/sync-client';

/** The sync client of the signed-in account; live events only ever cause a pull (SYNC §5). */
export function useSyncClient(userId: string, hub: LiveHub): SyncClient {
  const { confirm } = useQuestions();
  const [{ client, mirror }] = useState(() => {
    const keys = keyringOf(userId);
    const mirror = createLocalStorageMirror({
      userId,
      window,
      isLocked: () => keys.isOn,
      askIfCalendarIsOwn: () => {
        const { title, text, yes, no } = syncCopy.calendar;
        return confirm({ title, text, confirmLabel: yes, cancelLabel: no });
      },
    });
    const client = new SyncClient({
      userId,
      window,
      transport: httpTransport(),
      keepsNothing: isSharedComputer(),
      texts: syncCopy.documents,
      whenIdle: () => whenIdle(window),
      keys,
      mirror,
    });
    return { client, mirror };
  });
  useEffect(() => rewriteMirrorsWithLock(keyringOf(userId), mirror), [mirror, userId]);
  useEffect(() => client.start(), [client]);
  useEffect(() => registerUnsyncedCheck(() => client.unsent.mayBeLost), [client]);
  useEffect(() => {
    const pull = () => void client.pull();
    const pullEntry = ({ key, rev }: LiveEventData<'journal_entry_updated'>) => {
      if (!client.cache.knows(`entry/${key}`, rev)) pull();
    };
    const stops = [
      hub.onOpen(pull),
      hub.onCatchUp(pull),
      hub.on('journal_entry_created', pullEntry),
      hub.on('journal_entry_updated', pullEntry),
      hub.on('calendar_updated', pull),
      hub.on('settings_updated', pull),
      hub.on('progress_updated', pull),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, hub]);
  return client;
}
