import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';

/** The last boundary: the shell itself threw. */
export function BrokenApp() {
  return (
    <Place role="alert">
      <Card>
        <h1>{copy.brokenApp.title}</h1>
        <p>{copy.brokenApp.text}</p>
        <Button onClick={() => window.location.reload()}>{copy.brokenApp.reload}</Button>
      </Card>
    </Place>
  );
}

const Place = styled.main`
  display: grid;
  min-height: 100dvh;
  place-content: center;
  padding: var(--page-gutter);
`;
