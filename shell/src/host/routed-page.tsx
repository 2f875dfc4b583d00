import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { NotFound } from '../ui/not-found.tsx';
import { PageSpinner } from '../ui/page-spinner.tsx';

/** The route that matches, or the card of an unknown address. */
export function RoutedPage({ routes }: { readonly routes: RouteObject[] }) {
  const page = useRoutes([...routes, { path: '*', element: <NotFound /> }]);
  return <Suspense fallback={<PageSpinner />}>{page}</Suspense>;
}
