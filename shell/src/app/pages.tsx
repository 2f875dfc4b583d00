import type { SignedInUser } from '@app/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useDeferredValue, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { cameSignedOut } from '../auth/came-signed-out.ts';
import { sessionQuery } from '../auth/session-query.ts';
import { isSigningOut } from '../auth/pending-sign-out.ts';
import { hasUnsentWords } from '../auth/unsent-words.ts';
import { ownerOf } from '../remotes/owner.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { isOpenToVisitors, isShellPath } from './addresses.ts';
import { linkRoutes } from './link-routes.tsx';
import { usePageTitle } from './page-title.ts';
import { PageSpinner } from './page-spinner.tsx';
import { RoutedPage } from './routed-page.tsx';
import { VisitorPage } from './visitor-page.tsx';

const { Part: SignedIn, prepare: prepareSignedIn } = lazyPart(() =>
  // Named for the server, which tells the browser of its scripts in the page itself.
  import(/* webpackChunkName: "signed-in" */ './load-signed-in.ts').then(({ loadSignedIn }) => loadSignedIn()),
);
/** Asks for what a signed-in page needs while the session is still being checked. */
export { prepareSignedIn };

/** Decides what stands at an address (1§2): a page behind a link, one for visitors, or one for her who is signed in. */
export function Pages({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  usePageTitle(location.pathname);
  const isBehindLink = matchRoutes(linkRoutes, location) !== null;
  const isGuarded = isShellPath(location.pathname) || ownerOf(loader.remotes, location) !== undefined;
  const isOpen = isOpenToVisitors(location.pathname) || !isGuarded;
  const needsAnswer = !isBehindLink && !(cameSignedOut() && isOpen);
  const { data: answer, isPending } = useQuery({ ...sessionQuery, enabled: needsAnswer });
  // The page that follows from the answer is worked on in slices, as the first rendering is, instead of in one stretch.
  const user = useDeferredValue(answer);
  const writer = useWriter(user);

  if (isBehindLink) return <RoutedPage routes={linkRoutes} />;
  if (needsAnswer && (isPending || (answer && user === undefined))) return <PageSpinner />;
  // The page is about to be loaded anew: what a visitor pressed before would be lost.
  if (!writer && isSigningOut()) return <PageSpinner />;
  if (!writer) return <VisitorPage pathname={location.pathname} isGuarded={isGuarded} />;
  return <SignedIn user={writer} loader={loader} fallback={<PageSpinner />} />;
}

/**
 * Whose page it is. When the session ends while words of hers are on the page, the page stays hers: she signs in over it (SYNC §5).
 */
function useWriter(user: SignedInUser | null | undefined): SignedInUser | null {
  const [last, setLast] = useState<SignedInUser | null>(null);
  if (user && user !== last) setLast(user);
  if (user) return user;
  return last && hasUnsentWords() && !isSigningOut() ? last : null;
}
