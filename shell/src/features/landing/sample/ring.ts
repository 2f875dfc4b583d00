import { styled } from 'styled-components';

/** Place of the ring that fills in three minutes. */
export const Ring = styled.div`
  justify-self: center;
  font: 500 1.75rem / 1 var(--font-serif);
  font-variant-numeric: tabular-nums;
`;
