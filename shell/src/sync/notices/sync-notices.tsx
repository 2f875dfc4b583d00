import { useSession } from '@app/shared-ui/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '../../session/session-query.ts';
import { isSigningOut } from '../../session/sign-out-state.ts';
import { syncCopy } from '../../copy/sync-notices.es.ts';
import { useSync, useSyncValue } from '../sync-context.ts';
import { saveUnsynced } from '../save-unsynced.ts';
import { ErasedDialog } from './erased-dialog.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useAfterTypingPause } from './use-after-typing-pause.ts';

/** Notices above the page about edits that are not stored safely. */
export function SyncNotices() {
  const client = useSync();
  const queryClient = useQueryClient();
  const connection = useSyncValue(({ cache }) => cache.connection);
  const { isReady, isPersistent, waiting } = useSyncValue(({ cache }) => cache.status);
  const erasure = useSyncValue((one) => one.erasure);
  const [isLater, setIsLater] = useState(false);
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const writer = useSession().user;
  // Nobody's, or that of another user who has signed in in another tab.
  const isOver = user !== undefined && user?.id !== writer.id;
  // Without a word at stake nothing is said: the next page that asks the server leads out by itself.
  const isHeld = ((connection === 'held' && waiting > 0) || isOver) && !isSigningOut();
  const asksToSignIn = useAfterTypingPause(isHeld && !isLater);
  const back = () => {
    setIsLater(false);
    void (async () => {
      // First: a page without unsent words and without a session would become a visitor's.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await client.sendNow();
      // What was refused meanwhile.
      await queryClient.invalidateQueries();
    })();
  };
  const download = () => void saveUnsynced(client);
  return (
    <>
      {isReady && !isPersistent && !client.keepsNothing ? (
        <NoticeBar
          title={syncCopy.memory.title}
          text={syncCopy.memory.text}
          action={syncCopy.memory.download}
          onAction={download}
        />
      ) : null}
      <RefusedNotice onDownload={download} />
      {isHeld && isLater ? (
        <NoticeBar text={syncCopy.held.banner} action={syncCopy.held.open} onAction={() => setIsLater(false)} />
      ) : null}
      {asksToSignIn ? (
        <SignInAgain keepsNothing={client.keepsNothing} onBack={back} onLater={() => setIsLater(true)} />
      ) : null}
      {erasure ? (
        <ErasedDialog
          count={erasure.count}
          onDownload={() => void saveUnsynced(client).then(erasure.settle)}
          onDrop={erasure.settle}
        />
      ) : null}
    </>
  );
}
