import { styled } from 'styled-components';

/** Links of the footer, side by side, wrapping. */
export const FootLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
  }
`;
