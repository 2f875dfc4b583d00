import { queryKeys } from '@app/contract/query-keys';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@app/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';
import { keyringOf } from '../session/lock/keyring.ts';
import { isSessionFromDevice, sessionQuery } from '../session/session-query.ts';
import { useToasts } from '../ui/toasts/toaster.tsx';
import { mirrorProgress } from './local-storage-mirror/progress-mirror.ts';
import { CompletionStore } from './completion-queue/completion-store.ts';
import { CompletionQueue } from './completion-queue/completion-queue.ts';
import { ResponseCache } from './offline-cache/response-cache.ts';
import type { SyncClient } from '@app/sync/sync-client';

/** Progress without a network: the last answers, and completions that wait to be sent. */
export function useProgress(client: SyncClient): { readonly completions: CompletionQueue; readonly isReady: boolean } {
  const queryClient = useQueryClient();
  const { id: userId } = useSession().user;
  const { show } = useToasts();
  const [isReady, setIsReady] = useState(() => !isSessionFromDevice());

  const { completions, reads } = useMemo(() => {
    const completions = new CompletionQueue({
      queue: new CompletionStore(client.store),
      queryClient,
      entitlement: () => {
        const now = queryClient.getQueryData(sessionQuery.queryKey);
        // Another user's, who has signed in in another tab: the server decides once the page's own is back.
        const isOther = now && now.id !== userId;
        return { hasPremiumAccess: isOther || now?.hasPremiumAccess === true };
      },
      onSettled: () => {
        for (const queryKey of queryKeys.progress()) void queryClient.invalidateQueries({ queryKey });
      },
      onRefused: (title, description) => show({ title, description, tone: 'error' }),
    });
    const reads = new ResponseCache({
      store: client.store,
      queryClient,
      showOptimistic: () => completions.showOptimistic(),
      now: () => new Date(),
    });
    return { completions, reads };
  }, [client, queryClient, show, userId]);

  useEffect(() => reads.start(), [reads]);
  useEffect(
    () =>
      client.keepsNothing
        ? undefined
        : mirrorProgress({
            userId,
            queryClient,
            window,
            hasLeft: () => client.leaving.hasLeft,
            isLocked: () => keyringOf(userId).isOn,
          }),
    [client, queryClient, userId],
  );
  useEffect(() => {
    if (isSessionFromDevice()) void reads.showAll().finally(() => setIsReady(true));
  }, [reads]);
  useEffect(
    () =>
      client.onReached(() => {
        void completions.send();
        reads.refresh();
        if (isSessionFromDevice()) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client, completions, queryClient, reads],
  );
  return { completions, isReady };
}
