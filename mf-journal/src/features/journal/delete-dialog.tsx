import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { Dialog } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import { answersInLine, type Entry } from '../../entries/entry.ts';
import { longDate } from '../../entries/entry-date.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { Excerpt } from './excerpt.tsx';
import { InkThumb } from './ink-thumb.tsx';

interface DeleteDialogProps {
  readonly entry: Entry;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the words go for good, here and on the server (D19). */
export function DeleteDialog({ entry, onConfirm, onClose }: DeleteDialogProps) {
  const { title, question, warning, confirm, cancel } = journalCopy.deleting;
  const text = answersInLine(entry);
  const [drawing] = [...drawingsOf(entry.document).values()].flat();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={question}>
      <Which>
        <time dateTime={entry.writtenAt}>{longDate(entry.writtenAt)}</time>
        <Excerpt text={text} query="" />
        {drawing === undefined ? null : <InkThumb drawing={drawing} />}
      </Which>
      <p>{warning}</p>
      <Actions>
        <Button $variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button $variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** The entry itself, so that none is taken for another. */
const Which = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  padding: 14px 16px;
  border-radius: var(--radius-field);
  background: var(--surface-sunken);

  time {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;

const Actions = styled(DialogActions)`
  margin-top: 24px;
`;
