import { HostContext, type RemoteModule, SessionContext } from '@app/shared-ui/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import type { LifeCycles } from 'single-spa';
import type { ApplicationProps, SurroundingsStore } from './surroundings.ts';

type Routes = RemoteModule['routes'];

/** A remote as a single-spa application: a React root of its own. Written out, being smaller than single-spa-react. */
export function lifecyclesOf(routes: Routes): LifeCycles<ApplicationProps> {
  let root: Root | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount: ({ container, surroundings }) => {
      root = createRoot(container);
      root.render(<Application routes={routes} surroundings={surroundings} />);
      return Promise.resolve();
    },
    unmount: () => {
      root?.unmount();
      root = undefined;
      return Promise.resolve();
    },
  };
}

interface ApplicationComponentProps {
  readonly routes: Routes;
  readonly surroundings: SurroundingsStore;
}

/** Its router is another than the shell's: single-spa makes both hear of each change of address. */
function Application({ routes, surroundings }: ApplicationComponentProps) {
  const { host, session, queryClient } = useSyncExternalStore(surroundings.subscribe, surroundings.read);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <HostContext value={host}>
          <BrowserRouter useTransitions={false}>
            <Pages routes={routes} />
          </BrowserRouter>
        </HostContext>
      </SessionContext>
    </QueryClientProvider>
  );
}

/** On its way out it hears of addresses that are no longer its own. */
const Pages = ({ routes }: { readonly routes: Routes }) => useRoutes([...routes, { path: '*', element: null }]);
