import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { outOfSight } from './visually-hidden.tsx';

/** The page's own way home, for keyboard and screen reader: in sight only with the focus, since the header shows one on every page. */
export function HomeLink({ label }: { readonly label: string }) {
  return <Place to="/">{label}</Place>;
}

const Place = styled(Link)`
  position: absolute;
  z-index: 15;
  padding: 10px 16px;
  border-radius: 999px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);

  &:not(:focus) {
    padding: 0;
    ${outOfSight}
  }
`;
