import { styled } from 'styled-components';

/** A form inside a dialog: its fields, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
