import type { RegistryEntry } from '@app/contract/registry';
import { Suspense, use, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { type Location, matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { NotFound } from '../app/not-found.tsx';
import { PageSpinner } from '../app/page-spinner.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import type { RemoteLoader } from './remote-loader.ts';

/** The remote that owns the page at a location, by the route patterns of the registry (D29). */
export function ownerOf(remotes: readonly RegistryEntry[], location: Pick<Location, 'pathname'>): string | undefined {
  const owners = remotes.flatMap((remote) => remote.routes.map((path) => ({ path, id: remote.name })));
  return matchRoutes(owners, location)?.at(-1)?.route.id;
}

interface RemoteOutletProps {
  readonly loader: RemoteLoader;
  readonly name: string;
}

/** A remote's page in its own boundary: whatever happens to it, header, footer and the other remotes go on (D31). */
export function RemoteOutlet({ loader, name }: RemoteOutletProps) {
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const renderFailure = ({ resetErrorBoundary }: FallbackProps) => (
    <RemoteFailure
      onRetry={async () => {
        // A retry that fails (no network) ends at the same card: what failed is still remembered.
        await loader.retry(name).catch(() => undefined);
        setAttempt((n) => n + 1);
        resetErrorBoundary();
      }}
    />
  );
  return (
    <ErrorBoundary
      key={name}
      resetKeys={[location.key, attempt]}
      fallbackRender={renderFailure}
    >
      <Suspense fallback={<PageSpinner />}>
        <RemoteRoutes loader={loader} name={name} />
      </Suspense>
    </ErrorBoundary>
  );
}

function RemoteRoutes({ loader, name }: RemoteOutletProps) {
  const { routes } = use(loader.loadRoutes(name));
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
