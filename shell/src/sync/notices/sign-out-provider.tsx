import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { signOut } from '../../session/sign-out.ts';
import { saveUnsynced } from '../save-unsynced.ts';
import type { CompletionQueue } from '../completion-queue/completion-queue.ts';
import type { SyncClient } from '@app/sync/sync-client';
import { useSync } from '../sync-context.ts';
import { type Unsent, UnsentDialog } from './unsent-dialog.tsx';

const SignOutContext = createContext<(() => Promise<void>) | null>(null);

/** Signs out; asks first if edits would be lost. @throws Error where nobody is signed in */
export function useSignOut(): () => Promise<void> {
  const leave = use(SignOutContext);
  if (!leave) throw new Error('useSignOut was called where nobody is signed in');
  return leave;
}

/** Longest wait in milliseconds for unsent edits before the user is asked (SYNC §6). */
const PATIENCE_MS = 5000;

/** @returns what the server still lacks; `null` for nothing */
async function sendBeforeLeaving(client: SyncClient, completions: CompletionQueue): Promise<Unsent | null> {
  if (!(await unsentOf(client, completions))) return null;
  const sent = Promise.all([client.sendNow(), completions.send()]);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return unsentOf(client, completions);
}

async function unsentOf(client: SyncClient, completions: CompletionQueue): Promise<Unsent | null> {
  await client.unsent.storeAndCount();
  const { documents, drawings, unreadable = [] } = await client.unsent.content();
  const texts = documents.length + unreadable.length;
  // A drawing is of one of the texts, unless that was sent without it.
  const unsent = { texts: texts > 0 ? texts : drawings.length, steps: await completions.count() };
  return unsent.texts + unsent.steps === 0 ? null : unsent;
}

interface SignOutProviderProps {
  readonly completions: CompletionQueue;
  readonly children: ReactNode;
}

/** Signing out: at once with nothing unsent, otherwise with the choice to try again, to take the words along, or to stay. */
export function SignOutProvider({ completions, children }: SignOutProviderProps) {
  const client = useSync();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const leave = useCallback(() => signOut({ onLeaving: () => client.leaving.leave() }), [client]);
  const tryToLeave = useCallback(async () => {
    const rest = await sendBeforeLeaving(client, completions);
    if (rest) setUnsent(rest);
    else await leave();
  }, [client, leave, completions]);
  return (
    <SignOutContext value={tryToLeave}>
      {children}
      {unsent ? (
        <UnsentDialog
          unsent={unsent}
          onRetry={tryToLeave}
          onDownload={() => saveUnsynced(client).then(leave)}
          onStay={() => setUnsent(null)}
        />
      ) : null}
    </SignOutContext>
  );
}
