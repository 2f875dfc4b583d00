import { Button } from '@app/shared-ui/components/button';
import { editable, unkept } from '@app/shared-ui/components/field';
import { WandSparkles } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import { useUnfinished } from '../../unfinished/unfinished.ts';
import { CharacterCount } from './character-count.tsx';
import type { Draft } from './draft.ts';

const RefineDialog = lazy(() =>
  import('../../features/refine/refine-dialog.tsx').then((module) => ({ default: module.RefineDialog })),
);

interface WordsFieldProps {
  readonly draft: Draft;
  readonly question: EntryQuestion;
  /** Puts the caret into an empty field, as the user has come to write. */
  readonly takesFocus: boolean;
}

/**
 * One question and the field for its answer. The field is uncontrolled: in an entry of 20,000 words a controlled one would re-render at
 * each keystroke.
 */
export const WordsField = memo(function WordsField({
  draft,
  question: { key, question },
  takesFocus,
}: WordsFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refining, setRefining] = useState<string | null>(null);
  useUnfinished(refining !== null);

  useEffect(() => {
    if (takesFocus && draft.text(key) === '') field.current?.focus({ preventScroll: true });
  }, [draft, key, takesFocus]);

  const handleRefined = (text: string) => {
    if (field.current) field.current.value = text;
    draft.write(key, text);
    setRefining(null);
  };
  return (
    <Frame>
      <label htmlFor={id}>{question}</label>
      <Words
        id={id}
        ref={field}
        lang="es"
        spellCheck
        autoCapitalize="sentences"
        rows={7}
        defaultValue={draft.text(key)}
        placeholder={editorCopy.placeholder}
        aria-describedby={`${id}-count`}
        onChange={(event) => draft.write(key, event.currentTarget.value)}
      />
      <Foot>
        <CharacterCount draft={draft} question={key} id={`${id}-count`} />
        <RefineButton draft={draft} question={key} onPress={() => setRefining(draft.text(key))} />
      </Foot>
      {refining === null ? null : (
        <Suspense>
          <RefineDialog text={refining} onAccept={handleRefined} onClose={() => setRefining(null)} />
        </Suspense>
      )}
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
    <Refine $variant="quiet" disabled={isEmpty} onClick={onPress}>
      <WandSparkles aria-hidden size={16} />
      {editorCopy.refine}
    </Refine>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  label {
    max-width: var(--measure);
    font: 500 1.125rem / 1.4 var(--font-serif);
    text-wrap: pretty;
  }
`;

/** The user's text is set in better type than the app's own (DESIGN 2). */
const Words = styled.textarea.attrs(unkept)`
  ${editable}
  max-width: var(--words-width);
  min-height: 8lh;
  max-height: min(60dvh, 40lh);
  padding: 16px 20px;
  border-radius: 16px;
  font: 400 1.125rem / 1.6 var(--font-serif);
  field-sizing: content;
  resize: vertical;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  max-width: var(--words-width);
`;

const Refine = styled(Button)`
  min-height: 44px;
  margin-right: -14px;
  padding: 8px 14px;
  font-size: 0.9375rem;
`;
