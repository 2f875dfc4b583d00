import { matchRemote } from '@app/contract/match-remote';
import type { SignedInUser } from '@app/contract/sign-in';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useDeferredValue, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { wasServedSignedOut } from '../session/served-signed-out.ts';
import { sessionQuery } from '../session/session-query.ts';
import { isSigningOut } from '../session/sign-out-state.ts';
import { hasUnsyncedEdits } from '../session/unsynced-edits.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { isOpenToVisitors, isShellPath } from './routing.tsx';
import { linkRoutes } from './link-routes.tsx';
import { usePageTitle } from './page-title.ts';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { RoutedPage } from './routing.tsx';
import { VisitorPage } from './visitor-page.tsx';

const { Part: SignedIn, prepare: prepareSignedIn } = lazyPart(() =>
  // A named chunk: the server preloads its scripts in the page itself.
  import(/* webpackChunkName: "signed-in" */ './load-signed-in.ts').then(({ loadSignedIn }) => loadSignedIn()),
);
/** Preloads what a signed-in page needs while the session is still being checked. */
export { prepareSignedIn };

/** Chooses the page of an address (1§2): one behind a link, one for visitors, or one for the signed-in user. */
export function Pages({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  usePageTitle(location.pathname);
  const isBehindLink = matchRoutes(linkRoutes, location) !== null;
  const isGuarded = isShellPath(location.pathname) || matchRemote(location.pathname, loader.remotes) !== undefined;
  const isOpen = isOpenToVisitors(location.pathname) || !isGuarded;
  const needsAnswer = !isBehindLink && !(wasServedSignedOut() && isOpen);
  const { data: answer, isPending } = useQuery({ ...sessionQuery, enabled: needsAnswer });
  // The page that follows from the answer renders in interruptible slices, as the first one does.
  const user = useDeferredValue(answer);
  const writer = useWriter(user);

  if (isBehindLink) return <RoutedPage routes={linkRoutes} />;
  if (needsAnswer && (isPending || (answer && user === undefined))) return <PageSpinner />;
  // The page is about to be reloaded: input into the visitor's page would be lost.
  if (!writer && isSigningOut()) return <PageSpinner />;
  if (!writer) return <VisitorPage pathname={location.pathname} isGuarded={isGuarded} />;
  return <SignedIn user={writer} loader={loader} fallback={<PageSpinner />} />;
}

/**
 * The user whose page it is. When the session ends while unsent words are on the page, the page stays theirs, and they sign in over it
 * (SYNC §5).
 */
function useWriter(user: SignedInUser | null | undefined): SignedInUser | null {
  const [last, setLast] = useState<SignedInUser | null>(null);
  if (user && user !== last) setLast(user);
  if (user) return user;
  return last && hasUnsyncedEdits() && !isSigningOut() ? last : null;
}
