import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';

/** A form inside a dialog: its fields, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** What can be done at the end of a dialog, the next step last. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** Does what cannot be undone. */
export const Destructive = styled(Button)`
  &&,
  &&:hover:not(:disabled) {
    background: var(--danger);
  }
`;
