import { Button } from '@app/shared-ui/components/button';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useHost } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { answersOf } from '../../entries/entry.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { withAnswered } from '../../entries/questions.ts';
import { DownloadWords } from './download-words.tsx';
import type { WritingMode } from './draft.ts';
import type { EntryTarget } from './entry-target.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { SaveBar } from './save-bar.tsx';
import type { DraftSession } from './use-draft.ts';
import { useFollowChanges } from './use-follow-changes.ts';
import { useSaveEntry } from './use-save-entry.ts';
import { TextQuestion } from './text-question.tsx';

const HandwrittenQuestion = lazy(() =>
  import('./handwritten-question.tsx').then((module) => ({ default: module.HandwrittenQuestion })),
);

interface EditorFormProps {
  readonly target: EntryTarget;
  readonly session: Extract<DraftSession, { state: 'open' }>;
  /** Asks the user for confirmation where closing would lose text. */
  readonly mayClose: () => Promise<boolean>;
  /** Called when the user switches to or from handwriting, which needs more space. */
  readonly onByHand: (isByHand: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The open editor: two writing modes, a field for each question, and how safely the text is stored. */
export function EditorForm({ target, session, mayClose, onByHand, onSaved, onCancel }: EditorFormProps) {
  const { draft, edit, reopen } = session;
  const [mode, setMode] = useState<WritingMode>(draft.mode);
  const palette = target.activityId === undefined ? 'personal' : 'daily';
  useFollowChanges(target.key, draft, reopen);
  const isByHand = mode === 'handwriting';
  useEffect(() => onByHand(isByHand), [isByHand, onByHand]);
  const { save, isSaving } = useSaveEntry(target, draft, edit, onSaved);
  const questions = useMemo(() => {
    const opened = edit.opened;
    const answered = opened ? [...answersOf(opened).keys(), ...drawingsOf(opened).keys()] : [];
    return withAnswered(target.questions, answered);
  }, [edit, target.questions]);

  const handleMode = (next: WritingMode) => {
    setMode(next);
    draft.chooseMode(next);
  };
  const handleSave = async () => {
    if (await mayClose()) await save();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above the form is its child in React's tree only, and a word being corrected has handled the key itself.
    const isOwn = event.currentTarget.contains(event.target as Node) && !event.defaultPrevented;
    if (isOwn && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSave();
  };
  return (
    <Form role="group" aria-label={target.title} onKeyDown={handleKey}>
      <Tools>
        <ModeSwitch mode={mode} onChange={handleMode} />
        <RevertButton session={session} />
      </Tools>
      {questions.map((question, i) =>
        mode === 'text' ? (
          <TextQuestion key={question.key} draft={draft} question={question} takesFocus={i === 0} />
        ) : (
          <Suspense key={question.key} fallback={<PageSpinner label={editorCopy.openingSheet} />}>
            <HandwrittenQuestion draft={draft} question={question} palette={palette} />
          </Suspense>
        ),
      )}
      <SaveBar
        draft={draft}
        entryKey={target.key}
        rescue={<DownloadWords draft={draft} title={target.title} questions={questions} />}
        isSaving={isSaving}
        onSave={() => void handleSave()}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** Undoes every change since the editor was opened, because 'Cancelar' keeps the changes. */
function RevertButton({ session: { draft, around } }: Pick<EditorFormProps, 'session'>) {
  const { confirm } = useHost();
  const isChanged = useSyncExternalStore(draft.subscribe, draft.isChanged);
  if (!isChanged || draft.isNew()) return null;
  const { title, text, confirm: confirmLabel, cancel: cancelLabel } = editorCopy.revertQuestion;
  const handleRevert = async () => {
    if (!(await confirm({ title, text, confirmLabel, cancelLabel, destructive: true }))) return;
    draft.revert();
    await around(() => Promise.resolve());
  };
  return (
    <Quiet $variant="quiet" onClick={() => void handleRevert()}>
      <Undo2 aria-hidden size={16} />
      {editorCopy.revert}
    </Quiet>
  );
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  min-height: calc(90dvh - 110px - env(safe-area-inset-bottom));
  margin-top: 12px;
  /* 60 to 70 letters of her serif, and the field's own edges. */
  --words-width: 626px;

  & > :last-child {
    align-self: end;
  }

  ${media.desktop} {
    min-height: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Quiet = styled(Button)`
  min-height: 44px;
  padding: 8px 14px;
  font-size: 0.9375rem;
`;
