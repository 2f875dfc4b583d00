import type { Registry } from '@app/contract/registry';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from './create-root.ts';
import { wasServedAfterEnd, wasServedSignedOut } from '../session/served-signed-out.ts';
import { sessionQuery } from '../session/session-query.ts';
import { App } from '../host/app.tsx';
import { prepareSignedIn } from '../host/pages.tsx';
import { createQueryClient } from '@app/shared-ui/host/query-client';
import { loadLanding } from '../host/visitor-page.tsx';

/** Maximum time the server-rendered skeleton waits for the page's remote, in ms; after it, the page shows what is missing. */
const REMOTE_TIMEOUT_MS = 1500;

/**
 * Renders the app into the page. The server's markup stays until the app's code can replace it in one step; if that code does not load,
 * the markup stays for good.
 */
export async function startApp(registry: Registry): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const hasMarkup = root.hasChildNodes();
  if (!wasServedSignedOut()) {
    const ready = prepareSignedInPage(registry, hasMarkup ? queryClient : undefined);
    if (hasMarkup) await ready;
  } else if (hasMarkup) await loadLanding();
  if (wasServedAfterEnd()) void queryClient.prefetchQuery(sessionQuery);
  const app = createRoot(root);
  // As a transition: rendering is interruptible, so the user can scroll and type meanwhile.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App registry={registry} queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}

/**
 * The server knows of a session: preloads what its pages need while the session query is under way.
 * @param queryClient where to put the user; absent behind the link of a mail, which has no skeleton: an action there may end the session
 */
function prepareSignedInPage(registry: Registry, queryClient: QueryClient | undefined): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, REMOTE_TIMEOUT_MS));
  return Promise.all([
    queryClient?.prefetchQuery(sessionQuery),
    prepareSignedIn(),
    Promise.race([prepareRemote(registry), late]),
  ]);
}

/** Preloads the remote of the page. Never rejects: what is missing is thrown when the page renders. */
async function prepareRemote(registry: Registry): Promise<void> {
  try {
    const { federatedLoader } = await import(/* webpackChunkName: "signed-in" */ '../remotes/federated-loader.ts');
    await federatedLoader(registry).prepare(window.location);
  } catch {
    // The chunk did not load.
  }
}
