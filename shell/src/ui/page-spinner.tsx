import { Spinner } from '@app/shared-ui/components/spinner';
import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';

/** Placeholder of a page, tall enough that the footer does not jump. */
export function PageSpinner() {
  return (
    <Place>
      <Spinner label={copy.app.loading} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 60dvh;
  place-items: center;
`;
