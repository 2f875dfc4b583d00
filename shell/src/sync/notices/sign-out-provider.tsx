import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { signOut } from '../../auth/sign-out.ts';
import { saveWords } from '../save-words.ts';
import type { SyncClient } from '../sync-client.ts';
import { useSync } from '../sync-context.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

const SignOutContext = createContext<(() => Promise<void>) | null>(null);

/** Signs her out; asks first when words of hers would be lost. @throws Error where nobody is signed in */
export function useSignOut(): () => Promise<void> {
  const leave = use(SignOutContext);
  if (!leave) throw new Error('useSignOut was called where nobody is signed in');
  return leave;
}

/** As long as this her words may take to reach the server before she is asked (SYNC §6). */
const PATIENCE_MS = 5000;

/** @returns how many texts and completions the server still lacks */
async function sendBeforeLeaving(client: SyncClient): Promise<number> {
  if ((await countUnsent(client)) === 0) return 0;
  const sent = Promise.all([client.sendNow(), client.moves?.send()]);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return countUnsent(client);
}

const countUnsent = async (client: SyncClient): Promise<number> =>
  (await client.countUnsent()) + ((await client.moves?.count()) ?? 0);

/** Signing out: at once with nothing unsent, otherwise with the choice to try again, to take the words along, or to stay. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const client = useSync();
  const [unsent, setUnsent] = useState(0);
  const leave = useCallback(() => signOut({ onEnded: () => client.leave() }), [client]);
  const tryToLeave = useCallback(async () => {
    const count = await sendBeforeLeaving(client);
    if (count === 0) await leave();
    else setUnsent(count);
  }, [client, leave]);
  return (
    <SignOutContext value={tryToLeave}>
      {children}
      {unsent > 0 ? (
        <UnsentDialog
          count={unsent}
          onRetry={tryToLeave}
          onDownload={() => saveWords(client).then(leave)}
          onStay={() => setUnsent(0)}
        />
      ) : null}
    </SignOutContext>
  );
}
