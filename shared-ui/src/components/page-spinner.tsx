import { Spinner } from './spinner.tsx';
import { styled } from 'styled-components';
import { componentsCopy } from '../copy/components-copy.ts';

/** Placeholder of a page, or most of it, tall enough that the footer does not jump. */
export function PageSpinner({ label = componentsCopy.loading }: { readonly label?: string }) {
  return (
    <Place>
      <Spinner label={label} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
`;
