import { Button } from '@app/shared-ui/components/button';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { type DocumentEdit, PageDialog, useHost } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PaperBar } from '../../components/paper-bar.tsx';
import { PaperColumn } from '../../components/paper.ts';
import { editorCopy } from '../../copy/editor.es.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { createPendingInput, PendingInputContext, useAskBeforeLosing } from '../../unfinished/unfinished.ts';
import type { Draft } from './draft.ts';
import { EditorForm } from './editor-form.tsx';
import type { EntryTarget } from './entry-target.ts';
import { OtherVersions } from './other-versions.tsx';
import { useDraft } from './use-draft.ts';
import { useSettledVersions } from './use-settled-versions.ts';

export interface EntryEditorProps {
  readonly target: EntryTarget;
  readonly onClose: () => void;
  /** What is shown beside the page where there is width. `leave` asks and stores as closing does; it resolves to whether the user may go. */
  readonly aside?: (leave: () => Promise<boolean>) => ReactNode;
}

/**
 * The journaling modal (2§2.5), as a page. Every change goes to the host as the user types, so closing it, in whatever way, only hides it:
 * no confirmation is needed and nothing is lost. The exception is a text that no document holds yet, such as one being refined.
 * 'Cancelar' asks whether an entry that was there before goes back to what was opened.
 */
export function EntryEditor({ target, onClose, aside }: EntryEditorProps) {
  const session = useDraft(target);
  const versions = useSettledVersions(target.key, session.state === 'open' ? session.draft : undefined);
  const cards = useRef<HTMLDivElement>(null);
  const [isByHand, setByHand] = useState(false);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { confirm, documents, showToast } = useHost();
  const [pendingInput] = useState(createPendingInput);
  const mayLose = useAskBeforeLosing();
  const mayClose = () => mayLose(pendingInput.isAny());
  /** @param onSettled what happens to the draft before it is left, once all that was being written is in it */
  const leave = async (onSettled?: (draft: Draft) => Promise<void>) => {
    if (!(await mayClose())) return false;
    if (session.state === 'open') {
      await session.draft.settle().catch(() => undefined);
      await onSettled?.(session.draft);
      if (session.draft.isNew() && target.activityId === undefined)
        await discardEmpty(session.draft, session.edit).catch(() => undefined);
    }
    if (session.state === 'open' && session.draft.isNew() && (session.draft.hasContent() || session.draft.hasInk()))
      showToast({ title: editorCopy.kept.title, description: editorCopy.kept.text });
    return true;
  };
  /** What was written or drawn and taken back leaves no empty entry; an activity's keeps its key, and its place. */
  const discardEmpty = async (draft: Draft, edit: DocumentEdit) => {
    // The documents do not show ink, and one whose picture could not be made is nowhere else.
    if (draft.hasInk()) return;
    await edit.flush();
    const entry = documents.get('entry', target.key);
    if (!entry || answersOf(entry).size > 0 || drawingsOf(entry).size > 0 || entry.others.length > 0) return;
    await documents.remove('entry', target.key);
    edit.close();
  };
  const handleClose = async () => {
    if (await leave()) onClose();
  };
  const offerRevert = async (draft: Draft) => {
    if (draft.isNew() || !draft.isChanged()) return;
    if (await confirm({ ...editorCopy.cancelQuestion, destructive: true })) draft.revert();
  };
  const handleCancel = async () => {
    if (await leave(offerRevert)) onClose();
  };
  /**
   * Of a new entry alone: one that was there before goes back to what was opened, and is deleted in the list. Only what this page has put
   * into it is taken back: what another page has written meanwhile keeps the entry.
   */
  const handleDiscard = async (draft: Draft, edit: DocumentEdit) => {
    if (!(await confirm({ ...editorCopy.discardQuestion, destructive: true }))) return;
    await draft.settle().catch(() => undefined);
    const putBack = draft.revert();
    try {
      await discardEmpty(draft, edit);
    } catch {
      // Emptied it would stay, and the journal shows no empty draft: there would be nothing to try again with.
      putBack();
      showToast({ title: editorCopy.error, description: editorCopy.discardFailed, tone: 'error' });
    }
    onClose();
  };
  return (
    <PageDialog title={target.title} onClose={() => void handleClose()} aside={aside?.(() => leave())}>
      <PendingInputContext value={pendingInput}>
        <PaperBar onClose={() => void handleClose()}>
          <InBar ref={setBar} />
        </PaperBar>
        <PaperColumn $isWide={isByHand}>
          <OtherVersions ref={cards} entryKey={target.key} versions={versions} session={session} />
          {session.state === 'opening' ? <PageSpinner label={editorCopy.opening} /> : null}
          {session.state === 'failed' ? (
            <Failure role="alert">
              <p>{editorCopy.openFailed}</p>
              <Button $variant="soft" onClick={session.retry}>
                {editorCopy.retry}
              </Button>
            </Failure>
          ) : null}
          {session.state === 'open' ? (
            <EditorForm
              key={session.id}
              target={target}
              session={session}
              bar={bar}
              mayClose={mayClose}
              askToChoose={versions.some(({ isHere }) => isHere) ? () => cards.current?.focus() : undefined}
              onByHand={setByHand}
              onSaved={onClose}
              onCancel={() => void handleCancel()}
              onDiscard={() => void handleDiscard(session.draft, session.edit)}
            />
          ) : null}
        </PaperColumn>
      </PendingInputContext>
    </PageDialog>
  );
}

/** The place in the bar for what the open form puts there: the form begins anew with its document, the bar and its way out stay. */
const InBar = styled.div`
  display: contents;
`;

const Failure = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 48px 0;
  text-align: center;
`;
