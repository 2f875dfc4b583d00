import { useMedia } from '@app/shared-ui/theme/use-media';
import { Button } from '@app/shared-ui/components/button';
import { latePart } from '@app/shared-ui/components/late-part';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useHost } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { entryOf } from '../../entries/entry.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { withAnswered } from '../../entries/questions.ts';
import { PendingInputContext } from '../../unfinished/unfinished.ts';
import { EditorHeading } from './editor-heading.tsx';
import { DownloadWords } from './download-words.tsx';
import type { Draft, WritingMode } from './draft.ts';
import type { EntryTarget } from './entry-target.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { ReplacedNotice } from './replaced-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import type { DraftSession } from './use-draft.ts';
import { useFollowChanges } from './use-follow-changes.ts';
import { useReplacedWords } from './use-replaced-words.ts';
import { useSaveEntry } from './use-save-entry.ts';
import { TextQuestion } from './text-question.tsx';
import { Ways } from './ways.ts';

const { Part: HandwrittenQuestion } = latePart(
  () => import('./handwritten-question.tsx').then((module) => module.HandwrittenQuestion),
  <PageSpinner label={editorCopy.openingSheet} />,
);

/** Of a phone on its side: every line above the sheet is taken from it, and the bar has room. */
const ON_ITS_SIDE = '(max-height: 520px)';

interface EditorFormProps {
  readonly target: EntryTarget;
  readonly session: Extract<DraftSession, { state: 'open' }>;
  /** Where the state and the button that saves are put, above the page. */
  readonly bar: HTMLElement | null;
  /** Asks the user for confirmation where closing would lose text. */
  readonly mayClose: () => Promise<boolean>;
  /** Leads to the versions, where the text on the screen is one that the entry would not have after saving. */
  readonly askToChoose: (() => void) | undefined;
  /** Called when the user switches to or from handwriting, which needs more space. */
  readonly onByHand: (isByHand: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly onDiscard: () => void;
}

/** The open editor: two writing modes, a field for each question, and how safely the text is stored. */
export function EditorForm({
  target,
  session,
  bar,
  mayClose,
  askToChoose,
  onByHand,
  onSaved,
  onCancel,
  onDiscard,
}: EditorFormProps) {
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

  const pendingInput = use(PendingInputContext);
  const handleMode = (next: WritingMode) => {
    // What was read from ink and not answered goes with the sheet: as on saving, it is in the text then.
    if (next !== mode) pendingInput.takeIn();
    setMode(next);
    draft.chooseMode(next);
  };
  const replaced = useReplacedWords(target.key, draft, questions);
  const notice = useRef<HTMLElement>(null);
  const handleSave = async () => {
    // Text that is not stored must not be called saved.
    if (replaced.length > 0) notice.current?.focus();
    else if (askToChoose) askToChoose();
    else {
      // What was read from ink and not answered is saved with the rest: at once, or it would be asked whether it may be lost.
      flushSync(pendingInput.takeIn);
      if (await mayClose()) await save();
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above the form is its child in React's tree only, and a word being corrected has handled the key itself.
    const isOwn = event.currentTarget.contains(event.target as Node) && !event.defaultPrevented;
    if (isOwn && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void handleSave();
  };
  // One answer, and no question to be read with it.
  const isPage = questions.length === 1 && typeof target.activityId !== 'number';
  const isOnItsSide = useMedia(ON_ITS_SIDE) && isByHand;
  const modes = <ModeSwitch mode={mode} onChange={handleMode} />;
  // The foot of the page is below the sheet, which fills the screen.
  const hasOneSheet = isByHand && questions.length === 1;
  const discard = <DiscardButton draft={draft} onDiscard={onDiscard} />;
  const ways = (
    <>
      <RevertButton session={session} />
      {hasOneSheet ? null : discard}
      <Button $variant="quiet" onClick={onCancel}>
        {editorCopy.cancel}
      </Button>
    </>
  );
  const hasOneField = !isByHand && questions.length === 1;
  return (
    <Form role="group" aria-label={target.title} onKeyDown={handleKey}>
      {bar
        ? createPortal(
            <>
              {isOnItsSide ? modes : null}
              <SaveBar
                draft={draft}
                entryKey={target.key}
                isReplaced={replaced.length > 0}
                rescue={<DownloadWords draft={draft} title={target.title} questions={questions} />}
                isSaving={isSaving}
                onSave={() => void handleSave()}
              />
            </>,
            bar,
          )
        : null}
      {isOnItsSide ? null : (
        <Head>
          <EditorHeading target={target} writtenAt={edit.opened && entryOf(edit.opened).writtenAt} />
          {modes}
        </Head>
      )}
      {replaced.length > 0 ? (
        <ReplacedNotice ref={notice} entryKey={target.key} replaced={replaced} session={session} />
      ) : null}
      <Questions>
        {questions.map((question, i) =>
          isByHand ? (
            <HandwrittenQuestion
              key={question.key}
              draft={draft}
              question={question}
              palette={palette}
              isAlone={questions.length === 1}
              hidesHeading={isPage}
              takesFocus={i === 0 && session.id > 1}
              rare={hasOneSheet ? discard : undefined}
            />
          ) : (
            <TextQuestion
              key={question.key}
              draft={draft}
              question={question}
              takesFocus={i === 0}
              isAlone={isPage}
              ways={hasOneField ? ways : undefined}
            />
          ),
        )}
      </Questions>
      {hasOneField ? null : <Ways>{ways}</Ways>}
    </Form>
  );
}

/** Undoes every change since the editor was opened, and stays. */
function RevertButton({ session: { draft, reopen, storeAndReopen } }: Pick<EditorFormProps, 'session'>) {
  const { confirm } = useHost();
  const isChanged = useSyncExternalStore(draft.subscribe, draft.isChanged);
  if (!isChanged || draft.isNew()) return null;
  const handleRevert = async () => {
    if (!(await confirm({ ...editorCopy.revertQuestion, destructive: true }))) return;
    draft.revert();
    // The draft is what it was, whether or not it can be stored now; the fields show it only once they begin anew.
    await storeAndReopen().catch(reopen);
  };
  return (
    <Button $variant="quiet" onClick={() => void handleRevert()}>
      <Undo2 aria-hidden size={16} />
      {editorCopy.revert}
    </Button>
  );
}

/** What has just been begun can go without a trace. */
function DiscardButton({ draft, onDiscard }: { readonly draft: Draft; readonly onDiscard: () => void }) {
  const hasSomething = useSyncExternalStore(draft.subscribe, draft.hasSomething);
  if (!draft.isNew() || !hasSomething) return null;
  return (
    <Button $variant="quiet" onClick={onDiscard}>
      <Trash2 aria-hidden size={18} />
      {editorCopy.discard}
    </Button>
  );
}

const Form = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

/** From edge to edge of what is below it: the typed page, or the sheet. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Questions = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 36px;
  min-width: 0;
`;
