import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { Suspense } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { isLegalPath, LEGAL_PATHS } from '../features/legal/legal-texts.ts';
import { NotFound } from '../ui/message-pages.tsx';

/** Signed-in pages of the shell itself (D32); everything else belongs to a remote. */
export const SHELL_PATHS = [
  '/login',
  '/profile',
  '/settings',
  '/settings/servidor',
  '/admin',
  '/help',
  ...LEGAL_PATHS,
] as const;
export type ShellPath = (typeof SHELL_PATHS)[number];

/** Whether the shell has a page at the path, guarded or not. */
export const isShellPath = (pathname: string): boolean =>
  matchRoutes(
    SHELL_PATHS.map((path) => ({ path })),
    pathname,
  ) !== null;

/** Pages that visitors may see without a session and that differ for signed-in users (1§2). */
export const isOpenToVisitors = (pathname: string): boolean =>
  pathname === '/' || pathname === '/login' || isLegalPath(pathname);

/** The route that matches, or the card of an unknown address. */
export function RoutedPage({ routes }: { readonly routes: RouteObject[] }) {
  const page = useRoutes([...routes, { path: '*', element: <NotFound /> }]);
  return <Suspense fallback={<PageSpinner />}>{page}</Suspense>;
}
