import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { type Host, HostContext, useSession } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createLiveHub } from '../live/live-hub.ts';
import { LiveHubContext } from '../live/live-hub-context.ts';
import { refreshOnLiveEvents } from '../live/live-refresh.ts';
import { DECLINED, usePasswordConfirmation } from '../session/password-confirmation.tsx';
import { useQuestions } from '../ui/questions/questions.tsx';
import { leaveToNeutralPage } from '../ui/quick-exit/quick-exit.tsx';
import { navigationOf } from '../remotes/navigation.ts';
import { type RemoteLoader, remoteOfSlot } from '../remotes/remote-loader.ts';
import { SignOutProvider } from '../sync/notices/sign-out-provider.tsx';
import { SyncContext } from '../sync/sync-context.ts';
import { whenSettled } from '../ui/when-settled.ts';
import { useLockSession } from '../sync/lock/use-lock-session.ts';
import { useParcels } from '../sync/parcels/use-parcels.ts';
import { useProgress } from '../sync/use-progress.ts';
import { useSyncClient } from '../sync/use-sync-client.ts';
import { useSettingsOf } from '../session/use-settings.ts';
import { playTone } from '../ui/play-tone.ts';
import { useToasts } from '../ui/toasts/toaster.tsx';
import { useUpgrade } from '../features/upgrade/upgrade.tsx';
import { sessionQuery } from '../session/session-query.ts';

/** Requested until it loads, with backoff: a failed download must not keep live events from the page. */
const liveSocketCode = {
  queryKey: ['live-socket code'],
  queryFn: () => import('../live/live-socket.ts'),
  retry: true,
};

/** Implements the host API for remotes of a signed-in page, and opens the live channel. */
export function ShellHost({ loader, children }: { readonly loader: RemoteLoader; readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { show: showToast, dismiss: dismissToast } = useToasts();
  const questions = useQuestions();
  const guarded = usePasswordConfirmation();
  const { openUpgrade, offerUpgrade } = useUpgrade();
  const [hub] = useState(createLiveHub);
  const { id: userId } = useSession().user;
  const client = useSyncClient(userId, hub);
  const { documents } = client;
  const { settings } = useSettingsOf(documents);
  const { completions, isReady } = useProgress(client);
  useParcels(client, completions);
  useLockSession(client);

  useEffect(
    () =>
      refreshOnLiveEvents(hub, queryClient, window, {
        isMoved: (id) => completions.isOwn(id),
        isKnown: ({ key, rev }) => client.cache.knows(`entry/${key}`, rev),
      }),
    [client, completions, hub, queryClient],
  );
  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;
    const { queryKey } = sessionQuery;
    const recheckSession = async () => {
      await queryClient.invalidateQueries({ queryKey });
      return queryClient.getQueryData(queryKey)?.id === userId;
    };
    // After the page has settled: opening the channel invalidates queries, which would repeat the page's first requests.
    void whenSettled(window, queryClient)
      .then(() => queryClient.fetchQuery(liveSocketCode))
      .then(({ openLiveSocket }) => {
        if (!left) close = openLiveSocket(hub, window.location, userId, recheckSession);
      });
    return () => {
      left = true;
      close?.();
    };
  }, [hub, queryClient, userId]);

  const host = useMemo<Host>(
    () => ({
      openUpgrade,
      offerUpgrade,
      showToast,
      dismissToast,
      confirm: questions.confirm,
      alert: questions.alert,
      leave: leaveToNeutralPage,
      onLiveEvent: hub.on,
      documents,
      soundsOn: settings.sounds,
      moveActivity: async (id, status) => {
        const moved = await completions.move(id, status);
        if (status === 'completed' && settings.sounds) playTone('opening');
        return moved;
      },
      loadSlot: (name) => {
        const remote = remoteOfSlot(loader.remotes, name);
        return remote && loader.loadSlot(remote, name);
      },
      navigation: () => navigationOf(loader.remotes),
      retrySlot: async (name) => {
        const remote = remoteOfSlot(loader.remotes, name);
        if (remote) await loader.retry(remote.name);
      },
      withPassword: async (act) => {
        const answer = await guarded(act);
        return answer === DECLINED ? null : { answer };
      },
    }),
    [
      dismissToast,
      documents,
      guarded,
      hub,
      loader,
      completions,
      offerUpgrade,
      openUpgrade,
      questions,
      settings.sounds,
      showToast,
    ],
  );
  return (
    // Frozen: no remote replaces a function that another calls.
    <HostContext value={Object.freeze(host)}>
      <LiveHubContext value={hub}>
        <SyncContext value={client}>
          <SignOutProvider completions={completions}>{isReady ? children : <PageSpinner />}</SignOutProvider>
        </SyncContext>
      </LiveHubContext>
    </HostContext>
  );
}
