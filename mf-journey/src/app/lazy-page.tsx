import { Spinner } from '@app/shared-ui/components/spinner';
import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { programmeCopy } from '../copy/programme.es.ts';

/** A page whose code comes when its address is opened. A component, because `RouteObject.lazy` is ignored by `useRoutes`. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Content = lazy(() => load().then((component) => ({ default: component })));
  return (
    <Suspense
      fallback={
        <Waiting>
          <Spinner label={programmeCopy.loading} />
        </Waiting>
      }
    >
      <Content />
    </Suspense>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
`;
