import { styled } from 'styled-components';

/** A form inside a dialog: fields, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: 20px;
`;
