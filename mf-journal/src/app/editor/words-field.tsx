import { Button } from '@app/shared-ui/components/button';
import { unkept } from '@app/shared-ui/components/field';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { useHost } from '@app/shared-ui/host';
import { WandSparkles } from 'lucide-react';
import { memo, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { ruled } from '../../components/paper.ts';
import { editorCopy } from '../../copy/editor.es.ts';
import { recognitionCopy } from '../../copy/recognition.es.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import type { RefineDialog } from '../../features/refine/refine-dialog.tsx';
import { usePendingInput } from '../../unfinished/unfinished.ts';
import { CharacterCount } from './character-count.tsx';
import type { Draft } from './draft.ts';
import { Ways } from './ways.ts';

interface WordsFieldProps {
  readonly draft: Draft;
  readonly question: EntryQuestion;
  /** Puts the caret at the end of the text, as the user has come to write. */
  readonly takesFocus: boolean;
  /** Without a visible label, and as tall as the page. */
  readonly isAlone?: boolean;
  /** What can be done with the whole entry, where this field is all of it. */
  readonly ways?: ReactNode;
}

/**
 * One question and the field for its answer. The field is uncontrolled: in an entry of 20,000 words a controlled one would re-render at
 * each keystroke.
 */
export const WordsField = memo(function WordsField({
  draft,
  question: { key, question },
  takesFocus,
  isAlone = false,
  ways,
}: WordsFieldProps) {
  const id = useId();
  const { showToast, dismissToast } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const [opened] = useState(() => draft.text(key));
  // Its code comes with the press; where it does not come, the page stays as it is, and the next press asks again.
  const [Dialog, setDialog] = useState<typeof RefineDialog>();
  const [refining, setRefining] = useState<string | null>(null);
  usePendingInput(refining !== null);

  useEffect(() => {
    if (!takesFocus || !field.current) return;
    const end = field.current.value.length;
    field.current.focus({ preventScroll: true });
    field.current.setSelectionRange(end, end);
  }, [takesFocus]);

  const handleRefine = () => {
    dismissToast();
    void import('../../features/refine/refine-dialog.tsx').then(
      (module) => {
        setDialog(() => module.RefineDialog);
        setRefining(draft.text(key));
      },
      () => showToast({ title: editorCopy.refineNotOpened, tone: 'error' }),
    );
  };
  const handleRefined = (text: string) => {
    if (field.current) field.current.value = text;
    draft.write(key, text);
    setRefining(null);
    showToast(recognitionCopy.toasts.updated);
  };
  return (
    <Frame $isAlone={isAlone}>
      <label htmlFor={id}>{question}</label>
      <Words
        id={id}
        ref={field}
        lang="es"
        spellCheck
        autoCapitalize="sentences"
        rows={isAlone ? 7 : 3}
        defaultValue={opened}
        placeholder={editorCopy.placeholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => draft.write(key, event.currentTarget.value)}
      />
      <Foot>
        <CharacterCount draft={draft} question={key} id={`${id}-count`} />
        <RefineButton draft={draft} question={key} onPress={handleRefine} />
        {ways}
      </Foot>
      {refining !== null && Dialog ? (
        <Dialog text={refining} onAccept={handleRefined} onClose={() => setRefining(null)} />
      ) : null}
    </Frame>
  );
});

interface RefineButtonProps {
  readonly draft: Draft;
  readonly question: string;
  readonly onPress: () => void;
}

function RefineButton({ draft, question, onPress }: RefineButtonProps) {
  const isEmpty = useSyncExternalStore(draft.subscribe, () => draft.text(question) === '');
  return (
    <Button $variant="quiet" disabled={isEmpty} onClick={onPress}>
      <WandSparkles aria-hidden size={16} />
      {editorCopy.refine}
    </Button>
  );
}

const Frame = styled.div<{ readonly $isAlone: boolean }>`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 6px;
  max-width: 720px;

  label {
    max-width: var(--measure);
    color: var(--tone-ink, var(--ink-soft));
    font: 600 1rem / 1.45 var(--font-sans);
    text-wrap: pretty;
    ${({ $isAlone }) => $isAlone && outOfSight}
  }
`;

/** The user's text is set in better type than the app's own (DESIGN 2), on the page itself: no box, and no ring while writing. */
const Words = styled.textarea.attrs(unkept)`
  ${ruled}
  flex: 1 0 auto;
  width: 100%;
  min-height: 5lh;
  padding: 0;
  border: 0;
  border-radius: 0;
  color: var(--ink);
  caret-color: var(--accent);
  field-sizing: content;
  resize: none;

  &::placeholder {
    color: var(--ink-soft);
    font-style: italic;
    opacity: 0.85;
  }

  /* The caret shows where the text goes; the rules under it take its colour, for who does not see the caret. */
  &:focus-visible {
    --rule: color-mix(in oklch, var(--accent), var(--line) 74%);
    outline: none;
  }

  @supports not (field-sizing: content) {
    min-height: 60dvh;
    overscroll-behavior: contain;
  }
`;

const Foot = styled(Ways)`
  align-items: center;

  > :first-child {
    margin-right: auto;
  }
`;
