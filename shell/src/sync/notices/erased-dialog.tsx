import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { syncCopy } from '../../copy/sync-notices.es.ts';

interface ErasedDialogProps {
  readonly count: number;
  readonly onDownload: () => void;
  readonly onDrop: () => void;
}

/** The data was erased on another device while edits wait on this one: offers them before they are dropped (SYNC §6). */
export function ErasedDialog({ count, onDownload, onDrop }: ErasedDialogProps) {
  const copy = syncCopy.erased;
  return (
    <Dialog open onOpenChange={() => undefined} title={copy.title} description={copy.text(count)}>
      <Actions>
        <Button onClick={onDownload}>{copy.download}</Button>
        <Button $variant="quiet" onClick={onDrop}>
          {copy.drop}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 20px;
`;
