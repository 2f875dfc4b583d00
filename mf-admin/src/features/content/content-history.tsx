import type { ContentItemAnswer } from '@app/contract/admin-content';
import { EdgeButton } from '../../components/edge-button.tsx';
import { Row, Rows, SheetHead, Soft } from '../../components/sheet.tsx';
import { contentCopy } from '../../copy/content.es.ts';
import { formatMoment } from '../../dates/format-date.ts';

interface ContentHistoryProps {
  readonly item: ContentItemAnswer;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Who has changed a text and when, and the way back from the last change; nothing of a text as the files have it. */
export function ContentHistory({ item: { history, isEdited }, isBusy, onUndo }: ContentHistoryProps) {
  if (history.length === 0 && !isEdited) return null;
  return (
    <>
      <SheetHead>
        <h3>{contentCopy.history}</h3>
        {isEdited ? (
          <EdgeButton $variant="quiet" disabled={isBusy} onClick={onUndo}>
            {contentCopy.undo}
          </EdgeButton>
        ) : null}
      </SheetHead>
      <Rows>
        {history.map((revision) => (
          <Row key={revision.rev}>
            <span>{contentCopy.revision(revision.by, revision.isUndo)}</span>
            <Soft as="time" dateTime={revision.at}>
              {formatMoment(revision.at)}
            </Soft>
          </Row>
        ))}
      </Rows>
    </>
  );
}
