import { styled } from 'styled-components';

/** A row of quiet buttons at the end of a page, their words flush with its edge. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 8px;
  margin-right: -14px;

  button {
    min-height: 44px;
    padding: 8px 14px;
    font-size: 0.9375rem;
  }
`;
