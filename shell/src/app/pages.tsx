import { SessionContext } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { sessionQuery } from '../auth/session-query.ts';
import { cameSignedOut } from '../auth/came-signed-out.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { ownerOf, RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { NotFound } from './not-found.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { publicRoutes, shellRoutes } from './routes.tsx';
import { SessionGreeting } from './session-greeting.tsx';
import { ShellHost } from './shell-host.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

const Landing = lazy(() => import('../features/landing/landing.tsx').then((module) => ({ default: module.Landing })));
const Login = lazy(() => import('../auth/login/login.tsx').then((module) => ({ default: module.Login })));

/** Decides what stands at an address (1§2): a public page, the sign-in, a page of the shell, or the remote that owns it. */
export function Pages({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  const isPublic = matchRoutes(publicRoutes, location) !== null;
  const isOpenToVisitors = isPublic || location.pathname === '/' || location.pathname === '/login';
  const needsAnswer = !(isOpenToVisitors && cameSignedOut());
  const { data: user, isPending } = useQuery({ ...sessionQuery, enabled: needsAnswer });

  if (isPublic) return <RoutedPage routes={publicRoutes} />;
  if (needsAnswer && isPending) return <PageSpinner />;
  if (!user) return <VisitorPage loader={loader} />;
  const owner = ownerOf(loader.remotes, location);
  return (
    <SessionContext value={{ user }}>
      <SessionGreeting />
      <ShellHost loader={loader}>
        <SignedInLayout>
          {owner ? <RemoteOutlet loader={loader} name={owner} /> : <RoutedPage routes={shellRoutes} />}
        </SignedInLayout>
      </ShellHost>
    </SessionContext>
  );
}

/** Signed out: the landing page at `/`, the sign-in at every guarded address, the card where nobody lives (1§2). */
function VisitorPage({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  const isKnown = ownerOf(loader.remotes, location) !== undefined || matchRoutes(shellRoutes, location) !== null;
  if (location.pathname !== '/' && !isKnown) return <NotFound />;
  return <Suspense fallback={<PageSpinner />}>{location.pathname === '/' ? <Landing /> : <Login />}</Suspense>;
}

function RoutedPage({ routes }: { readonly routes: RouteObject[] }) {
  const page = useRoutes([...routes, { path: '*', element: <NotFound /> }]);
  return <Suspense fallback={<PageSpinner />}>{page}</Suspense>;
}
