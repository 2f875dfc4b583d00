import type { ComponentType } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PageSpinner } from './page-spinner.tsx';

/** A page whose code loads when its address is opened. A component, because `RouteObject.lazy` is ignored by `useRoutes`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const { Part } = lazyPart(load);
  return <Part fallback={<PageSpinner />} />;
}
