import { Spinner } from '@app/shared-ui/components/spinner';
import { styled } from 'styled-components';
import { programmeCopy } from '../copy/programme.es.ts';

/** Stands where a page, or most of it, will stand. */
export function PageSpinner({ label = programmeCopy.loading }: { readonly label?: string }) {
  return (
    <Place>
      <Spinner label={label} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 50dvh;
`;
