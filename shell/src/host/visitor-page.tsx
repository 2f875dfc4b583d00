import { lazyPage } from '@app/shared-ui/components/lazy-page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { lazyLegalPages } from '../features/legal/lazy-legal-page.tsx';
import { isLegalPath } from '../features/legal/legal-texts.ts';
import { needsPixelConsent } from '../pixel/pixel-consent.ts';
import { NotFound } from '../ui/message-pages.tsx';
import { PublicLayout } from '../ui/public-layout.tsx';

const LazyLanding = lazy(() => loadLanding().then((Landing) => ({ default: Landing })));
let loadedLanding: ComponentType | undefined;

/** Preloads the landing page: where the server sent its markup, a spinner must not replace it. */
export async function loadLanding(): Promise<ComponentType> {
  loadedLanding = (await import('../features/landing/landing.tsx')).Landing;
  return loadedLanding;
}

const CookieNotice = lazy(() =>
  import('../pixel/cookie-notice.tsx').then((module) => ({ default: module.CookieNotice })),
);
const login = lazyPage(() => import('../features/auth/login/login.tsx').then((module) => module.Login));

interface VisitorPageProps {
  readonly pathname: string;
  /** The address has an owner, shell or remote. */
  readonly isGuarded: boolean;
}

/** Signed out: the landing page at `/`, the sign-in at every guarded address, 'not found' at all others (1§2). */
export function VisitorPage({ pathname, isGuarded }: VisitorPageProps) {
  const [asksForPixel] = useState(() => needsPixelConsent(document));
  return (
    <>
      <Suspense fallback={<PageSpinner />}>{pageAt(pathname, isGuarded)}</Suspense>
      {asksForPixel ? (
        <Suspense>
          <CookieNotice />
        </Suspense>
      ) : null}
    </>
  );
}

function pageAt(pathname: string, isGuarded: boolean): ReactNode {
  if (pathname === '/') return createElement(loadedLanding ?? LazyLanding);
  if (isLegalPath(pathname)) return inPublicLayout(lazyLegalPages[pathname]);
  return isGuarded ? login : inPublicLayout(<NotFound />);
}

const inPublicLayout = (page: ReactNode) => <PublicLayout>{page}</PublicLayout>;
