import type { ContentItemAnswer, previewContent } from '@app/contract/admin-content';
import type { ResponseOf } from '@app/contract/endpoint';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import { Dialog, useHost } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EdgeButton } from '../../components/edge-button.tsx';
import { Sheet, Soft } from '../../components/sheet.tsx';
import { contentCopy } from '../../copy/content.es.ts';
import { formatMoment } from '../../dates/format-date.ts';
import { ActivityPreviews, lensesOf } from './activity-previews.tsx';
import { ContentForm } from './content-form.tsx';
import { ContentHistory } from './content-history.tsx';
import { ContentPreview } from './content-preview.tsx';
import { useContentChanges } from './use-content-changes.ts';
import { useTextEdit } from './use-text-edit.ts';

type Previewed = ResponseOf<typeof previewContent>;

interface ContentEditorProps {
  readonly item: ContentItemAnswer;
  readonly onBack: () => void;
  /** Called when a new edit begins: after publishing or undoing, once the item has been fetched again, and after discarding one. */
  readonly onAnew: () => void;
}

/** One text: its fields, preview, publishing, undoing, and its history. */
export function ContentEditor({ item, onBack, onAnew }: ContentEditorProps) {
  const { kind, number, title, isSeedNewer, draft } = item;
  const { confirm } = useHost();
  const { value, rev, isChanged, isUnsaved, isRestored, change, noteSaved, forget } = useTextEdit(item);
  const [previewed, setPreviewed] = useState<Previewed>();
  const handleAnew = () => {
    forget();
    onAnew();
  };
  const { faults, preview, publish, undo, save, drop, isBusy } = useContentChanges({ kind, number }, handleAnew);

  const handleUndo = async () => {
    const { title: question, text, confirm: confirmLabel, cancel: cancelLabel } = contentCopy.confirmUndo;
    if (await confirm({ title: question, text, confirmLabel, cancelLabel })) undo.mutate(rev);
  };

  const handleDrop = async () => {
    const { title: question, text, confirm: confirmLabel, cancel: cancelLabel } = contentCopy.draft.confirm;
    if (await confirm({ title: question, text, confirmLabel, cancelLabel, destructive: true })) drop.mutate();
  };

  const handleDiscard = async () => {
    const { title: question, text, confirm: confirmLabel, cancel: cancelLabel } = contentCopy.unsaved.confirm;
    if (await confirm({ title: question, text, confirmLabel, cancelLabel, destructive: true })) handleAnew();
  };

  // What was pressed in the list is gone with it: the page would stay as far down as the list was.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Editor>
      <Back $variant="quiet" onClick={onBack}>
        {contentCopy.back}
      </Back>
      <Title ref={heading} tabIndex={-1}>
        {contentCopy.item(kind, number)}: {title}
      </Title>
      {isSeedNewer ? <Note>{contentCopy.seedNewer}</Note> : null}
      {draft ? (
        <Note>
          {contentCopy.draft.is(draft.by, formatMoment(draft.at))}
          {draft.rev === item.rev ? null : ` ${contentCopy.draft.isOld}`}
          <Button $variant="quiet" disabled={isBusy} onClick={() => void handleDrop()}>
            {contentCopy.draft.drop}
          </Button>
        </Note>
      ) : null}
      {isRestored ? (
        <Note>
          {contentCopy.unsaved.restored}
          {draft || rev === item.rev ? null : ` ${contentCopy.draft.isOld}`}
          <Button $variant="quiet" disabled={isBusy} onClick={() => void handleDiscard()}>
            {contentCopy.unsaved.discard}
          </Button>
        </Note>
      ) : null}
      <ContentForm kind={kind} value={value} faults={faults} onChange={change}>
        {isUnsaved ? <Soft>{contentCopy.unsaved.is}</Soft> : null}
        {isChanged ? <Soft>{contentCopy.toPublish}</Soft> : null}
        <Button
          $variant="quiet"
          disabled={isBusy || !isChanged}
          onClick={() => save.mutate({ value, rev }, { onSuccess: () => noteSaved(value) })}
        >
          {contentCopy.draft.save}
        </Button>
        <Button disabled={isBusy} onClick={() => preview.mutate(value, { onSuccess: setPreviewed })}>
          {contentCopy.preview}
        </Button>
      </ContentForm>
      <ContentHistory item={item} isBusy={isBusy} onUndo={() => void handleUndo()} />
      {previewed === undefined ? null : (
        <Dialog open onOpenChange={() => setPreviewed(undefined)} title={contentCopy.previewTitle} size="wide">
          {previewed.activities ? (
            <ActivityPreviews activities={previewed.activities} lenses={lensesOf(previewed.value)} />
          ) : (
            <ContentPreview value={previewed.value} />
          )}
          <Actions>
            <Button $variant="quiet" onClick={() => setPreviewed(undefined)}>
              {contentCopy.keepEditing}
            </Button>
            {isChanged ? (
              <Button disabled={isBusy} onClick={() => publish.mutate({ value: previewed.value, rev })}>
                {contentCopy.publish}
              </Button>
            ) : null}
          </Actions>
        </Dialog>
      )}
    </Editor>
  );
}

/** As wide as a text is read. */
const Editor = styled(Sheet)`
  max-width: 720px;
`;

/** The focus shows by where the page stands. */
const Title = styled(SectionTitle)`
  scroll-margin-top: 96px;

  &:focus {
    outline: none;
  }
`;

const Back = styled(EdgeButton)`
  justify-self: start;
  margin-block: -12px;
`;

const Note = styled.p`
  padding: 12px 16px;
  border-radius: var(--radius-field);
  background: var(--accent-soft);

  button {
    display: block;
    margin-left: -22px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 24px;
`;
