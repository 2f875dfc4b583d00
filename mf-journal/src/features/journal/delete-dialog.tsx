import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';

interface DeleteDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the words go for good, here and on the server (D19). */
export function DeleteDialog({ onConfirm, onClose }: DeleteDialogProps) {
  const { title, question, warning, confirm, cancel } = journalCopy.deleting;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={question}>
      <p>{warning}</p>
      <Actions>
        <Button $variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Destroy onClick={onConfirm}>{confirm}</Destroy>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 24px;
`;

const Destroy = styled(Button)`
  &&,
  &&:hover {
    background: var(--danger);
  }
`;
