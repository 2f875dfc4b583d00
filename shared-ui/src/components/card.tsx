import { styled } from 'styled-components';

/** A tinted sheet with a soft shadow: depth by tone, not by lines (DESIGN 3). */
export const Card = styled.div`
  display: flow-root;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  & > * + * {
    margin-top: 12px;
  }
`;
