import { type ComponentType, lazy, Suspense } from 'react';
import { PageSpinner } from './page-spinner.tsx';

/** A page whose code comes when its address is opened. A component, because `RouteObject.lazy` is ignored by `useRoutes`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Content = lazy(() => load().then((component) => ({ default: component })));
  return (
    <Suspense fallback={<PageSpinner />}>
      <Content />
    </Suspense>
  );
}
