import { Card } from '@app/shared-ui/components/card';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';

/** Any path that nobody owns (2§2.18). */
export function NotFound() {
  return (
    <Place>
      <Card>
        <h1 tabIndex={-1}>{copy.notFound.title}</h1>
        <p>{copy.notFound.text}</p>
      </Card>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 60dvh;
  place-content: center;
  padding: var(--page-gutter);
  text-align: center;
`;
