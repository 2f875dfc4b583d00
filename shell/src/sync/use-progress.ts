import { queryKeys } from '@app/contract/query-keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isSessionFromDevice, sessionQuery } from '../session/session-query.ts';
import { useToasts } from '../ui/toasts/toaster.tsx';
import { mirrorProgress } from './mirrors/progress-mirrors.ts';
import { MoveQueue } from './moves/move-queue.ts';
import { Moves } from './moves/moves.ts';
import { ReadKeeper } from './reads/read-keeper.ts';
import type { SyncClient } from '@app/sync/sync-client';

/** Her way through the programme without a network: the last answers, and completions that wait to be sent. */
export function useProgress(client: SyncClient): { readonly moves: Moves; readonly isReady: boolean } {
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const [isReady, setIsReady] = useState(() => !isSessionFromDevice());

  const { moves, reads } = useMemo(() => {
    const moves = new Moves({
      queue: new MoveQueue(client.store),
      queryClient,
      entitlement: () => ({
        hasPremiumAccess: queryClient.getQueryData(sessionQuery.queryKey)?.hasPremiumAccess === true,
      }),
      onSettled: () => {
        for (const queryKey of queryKeys.progress()) void queryClient.invalidateQueries({ queryKey });
      },
      onRefused: (title, description) => show({ title, description, tone: 'error' }),
    });
    const reads = new ReadKeeper({
      store: client.store,
      queryClient,
      mark: () => moves.mark(),
      now: () => new Date(),
    });
    return { moves, reads };
  }, [client, queryClient, show]);

  useEffect(() => reads.start(), [reads]);
  useEffect(
    () => (client.keepsNothing ? undefined : mirrorProgress(queryClient, window, () => client.hasLeft)),
    [client, queryClient],
  );
  useEffect(() => {
    if (isSessionFromDevice()) void reads.showAll().finally(() => setIsReady(true));
  }, [reads]);
  useEffect(
    () =>
      client.onReached(() => {
        void moves.send();
        reads.refresh();
        if (isSessionFromDevice()) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client, moves, queryClient, reads],
  );
  return { moves, isReady };
}
