import { styled } from 'styled-components';

/** The buttons under a version. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 8px 16px;
    background: var(--surface-raised);
    font-size: 0.9375rem;
  }
`;

/** A line in small print. */
export const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
