import { styled } from 'styled-components';

/** A form inside a dialog: fields, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: 20px;
`;

/** Buttons at the end of a dialog, the next step last. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
