import { styled } from 'styled-components';

/** The buttons at the foot of a dialog; on a phone they fill their rows, so that none hangs at the side. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;

  @media (max-width: 479.98px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
