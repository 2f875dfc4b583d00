import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { useTransition } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';

/** A part of the app that did not arrive or broke: says so in its own place, and that her words are safe (D31). */
export function RemoteFailure({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isRetrying, startRetry] = useTransition();
  return (
    <Place role="alert">
      <Card>
        <h1 tabIndex={-1}>{copy.remoteFailure.title}</h1>
        <p>{copy.remoteFailure.text}</p>
        <Button disabled={isRetrying} onClick={() => startRetry(onRetry)}>
          {copy.remoteFailure.retry}
        </Button>
      </Card>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 60dvh;
  place-content: center;
  padding: var(--page-gutter);
`;
