import { styled } from 'styled-components';

/** An offer below the page: it moves nothing that the user is reading. */
export const Hint = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  width: min(100% - 40px, 1016px);
  margin: 24px auto 40px;
  padding: 16px 20px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  p {
    max-width: 60ch;
    margin: 0;
    line-height: 1.5;
  }
`;

export const HintActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
