import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useLoaded } from '@app/shared-ui/loading/use-loaded';
import type { RemoteModule } from '@app/shared-ui/host';
import { Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation, useRoutes } from 'react-router-dom';
import { NotFound } from '../ui/message-pages.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import type { RemoteLoader } from './remote-loader.ts';

interface RemoteOutletProps {
  readonly loader: RemoteLoader;
  readonly name: string;
}

/** A remote's page in its own error boundary: when it fails, header, footer and the other remotes work on (D31). */
export function RemoteOutlet({ loader, name }: RemoteOutletProps) {
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const renderFailure = ({ resetErrorBoundary }: FallbackProps) => (
    <RemoteFailure
      onRetry={async () => {
        // A retry that fails (offline) shows the same card again: the failure is still memoised.
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
      onError={(error) => loader.reportBroken(name, error)}
    >
      <Suspense fallback={<PageSpinner />}>
        <RemotePage loader={loader} name={name} />
      </Suspense>
    </ErrorBoundary>
  );
}

function RemotePage({ loader, name }: RemoteOutletProps) {
  const module = useLoaded(loader.loadRoutes(name));
  return module ? <RemoteRoutes routes={module.routes} /> : <PageSpinner />;
}

function RemoteRoutes({ routes }: Pick<RemoteModule, 'routes'>) {
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
