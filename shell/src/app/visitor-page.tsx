import { lazy, type ReactNode, Suspense } from 'react';
import { LazyLegalPage } from '../features/legal/lazy-legal-page.tsx';
import { isLegalPath } from '../features/legal/legal-texts.ts';
import { NotFound } from './not-found.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { PublicLayout } from './public-layout.tsx';

const Landing = lazy(() => import('../features/landing/landing.tsx').then((module) => ({ default: module.Landing })));
const Login = lazy(() => import('../auth/login/login.tsx').then((module) => ({ default: module.Login })));

interface VisitorPageProps {
  readonly pathname: string;
  /** The address is somebody's, shell or remote. */
  readonly isGuarded: boolean;
}

/** Signed out: the landing page at `/`, the sign-in at every guarded address, the card where nobody lives (1§2). */
export function VisitorPage({ pathname, isGuarded }: VisitorPageProps) {
  return <Suspense fallback={<PageSpinner />}>{pageAt(pathname, isGuarded)}</Suspense>;
}

function pageAt(pathname: string, isGuarded: boolean): ReactNode {
  if (pathname === '/') return <Landing />;
  if (isLegalPath(pathname)) return inPublicLayout(<LazyLegalPage path={pathname} />);
  return isGuarded ? <Login /> : inPublicLayout(<NotFound />);
}

const inPublicLayout = (page: ReactNode) => <PublicLayout>{page}</PublicLayout>;
