import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from './create-root.ts';
import { cameSignedOut } from '../auth/came-signed-out.ts';
import { sessionQuery } from '../auth/session-query.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { App } from './app.tsx';
import { prepareSignedIn } from './pages.tsx';
import { createQueryClient } from './query-client.ts';
import { loadLanding } from './visitor-page.tsx';

/** So long the frame that the server sent waits, at the most, for a page's remote; without it, the page says what is missing. */
const REMOTE_MS = 1500;

/**
 * Puts the app into the page. What the server has sent stands until its own code can take its place in one step; where that code does
 * not come, it goes on standing.
 */
export async function startApp(loader: RemoteLoader): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const hasMarkup = root.hasChildNodes();
  if (!cameSignedOut()) {
    const ready = prepareHers(loader, hasMarkup ? queryClient : undefined);
    if (hasMarkup) await ready;
  } else if (hasMarkup) await loadLanding();
  const app = createRoot(root);
  // In slices that let her scroll and write in between, instead of in one stretch.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App loader={loader} queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}

/**
 * The server knows of a session: what its pages need is on its way while the session itself is still being asked for.
 * @param queryClient where to put who she is; absent behind the link of a mail, which has no frame: what she does there may end her session
 */
function prepareHers(loader: RemoteLoader, queryClient: QueryClient | undefined): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, REMOTE_MS));
  return Promise.all([
    queryClient?.prefetchQuery(sessionQuery),
    prepareSignedIn(),
    Promise.race([loader.prepare(window.location), late]),
  ]);
}
