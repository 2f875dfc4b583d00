import { setActivityStatus } from '@app/contract/activities';
import { call, type Host, HostContext, useSession } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createLiveHub } from '../live/live-hub.ts';
import { refreshOnLiveEvents } from '../live/live-refresh.ts';
import { useQuestions } from '../questions/questions.tsx';
import { type RemoteLoader, remoteOfSlot } from '../remotes/remote-loader.ts';
import { useSyncClient } from '../sync/use-sync-client.ts';
import { useToasts } from '../toasts/toaster.tsx';
import { useOpenUpgrade } from '../upgrade/upgrade.tsx';
import { sessionQuery } from '../auth/session-query.ts';

/** What the shell gives to remotes, once somebody is signed in; opens the live channel with it. */
export function ShellHost({ loader, children }: { readonly loader: RemoteLoader; readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const { show: showToast } = useToasts();
  const questions = useQuestions();
  const openUpgrade = useOpenUpgrade();
  const [hub] = useState(createLiveHub);
  const { documents } = useSyncClient(useSession().user.id, hub);

  useEffect(() => refreshOnLiveEvents(hub, queryClient, window), [hub, queryClient]);
  useEffect(() => {
    let close: (() => void) | undefined;
    let left = false;
    const recheckSession = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    void import('../live/live-socket.ts').then(({ openLiveSocket }) => {
      if (!left) close = openLiveSocket(hub, window.location, recheckSession);
    });
    return () => {
      left = true;
      close?.();
    };
  }, [hub, queryClient]);

  const host = useMemo<Host>(
    () => ({
      openUpgrade,
      showToast,
      confirm: questions.confirm,
      alert: questions.alert,
      onLiveEvent: hub.on,
      documents,
      soundsOn: true,
      moveActivity: async (id, status) => ({
        queued: false,
        answer: await call(setActivityStatus, { params: { id }, body: { status } }),
      }),
      loadSlot: (name) => loader.loadSlot(name),
      retrySlot: async (name) => {
        const remote = remoteOfSlot(loader.remotes, name);
        if (remote) await loader.retry(remote.name);
      },
    }),
    [documents, hub, loader, openUpgrade, questions, showToast],
  );
  return <HostContext value={host}>{children}</HostContext>;
}
