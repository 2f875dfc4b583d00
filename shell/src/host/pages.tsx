import { matchRemote } from '@app/contract/match-remote';
import type { Registry } from '@app/contract/registry';
import type { SignedInUser } from '@app/contract/sign-in';
import { useQuery } from '@tanstack/react-query';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useDeferredValue, useEffect, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { wasServedSignedOut } from '../session/served-signed-out.ts';
import { sessionQuery } from '../session/session-query.ts';
import { isSigningOut } from '../session/sign-out-state.ts';
import { hasUnsyncedEdits } from '../session/unsynced-edits.ts';
import { isOpenToVisitors, isShellPath } from './routing.tsx';
import { linkRoutes } from './link-routes.tsx';
import { pageOwner } from './page-owner.ts';
import { usePageTitle } from './page-title.ts';
import { RoutedPage } from './routing.tsx';
import { VisitorPage } from './visitor-page.tsx';

const { Part: SignedIn, prepare: prepareSignedIn } = lazyPart(() =>
  // A named chunk: the server preloads its scripts in the page itself.
  import(/* webpackChunkName: "signed-in" */ './load-signed-in.ts').then(({ loadSignedIn }) => loadSignedIn()),
);
/** Preloads what a signed-in page needs while the session is still being checked. */
export { prepareSignedIn };

interface PagesProps {
  readonly registry: Registry;
  readonly reload?: () => void;
}

const loadAnew = () => window.location.reload();

/** Chooses the page of an address (1§2): one behind a link, one for visitors, or one for the signed-in user. */
export function Pages({ registry, reload = loadAnew }: PagesProps) {
  const location = useLocation();
  usePageTitle(location.pathname);
  const isBehindLink = matchRoutes(linkRoutes, location) !== null;
  const isGuarded = isShellPath(location.pathname) || matchRemote(location.pathname, registry.remotes) !== undefined;
  const isOpen = isOpenToVisitors(location.pathname) || !isGuarded;
  const needsAnswer = !isBehindLink && !(wasServedSignedOut() && isOpen);
  const { data: answer, isPending } = useQuery({ ...sessionQuery, enabled: needsAnswer });
  // The page that follows from the answer renders in interruptible slices, as the first one does.
  const user = useDeferredValue(answer);
  const owner = usePageOwner(user);
  const isOfAnother = Boolean(user) && !owner;
  useEffect(() => {
    if (isOfAnother) reload();
  }, [isOfAnother, reload]);

  if (isBehindLink) return <RoutedPage routes={linkRoutes} />;
  if (needsAnswer && (isPending || (answer && user === undefined))) return <PageSpinner />;
  if (isOfAnother) return <PageSpinner />;
  // The page is about to be reloaded: input into the visitor's page would be lost.
  if (!owner && isSigningOut()) return <PageSpinner />;
  if (!owner) return <VisitorPage pathname={location.pathname} isGuarded={isGuarded} />;
  return <SignedIn user={owner} registry={registry} fallback={<PageSpinner />} />;
}

function usePageOwner(user: SignedInUser | null | undefined): SignedInUser | null {
  const [last, setLast] = useState<SignedInUser | null>(null);
  const owner = pageOwner(last, user, hasUnsyncedEdits(), isSigningOut());
  // Until it is loaded anew, and while the session is not known, a page remembers its user: it must not become the next one's.
  if ((owner || user === null) && owner !== last) setLast(owner);
  return owner;
}
