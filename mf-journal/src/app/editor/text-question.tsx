import { canvasField, savedDrawingsField } from '@app/contract/sync-kinds';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import { useDrawings } from '../../entries/use-drawings.ts';
import { DrawingList } from '../../ink/drawing-list.tsx';
import type { Draft } from './draft.ts';
import { useField } from './use-field.ts';
import { WordsField } from './words-field.tsx';

interface TextQuestionProps {
  readonly draft: Draft;
  readonly question: EntryQuestion;
  readonly takesFocus: boolean;
  /** The only question of a personal entry: its text is the page, without a heading of its own. */
  readonly isAlone: boolean;
  readonly ways: ReactNode;
}

/** A question answered in letters, with what was drawn for it. */
export function TextQuestion({ draft, question, takesFocus, isAlone, ways }: TextQuestionProps) {
  return (
    <Question>
      <WordsField draft={draft} question={question} takesFocus={takesFocus} isAlone={isAlone} ways={ways} />
      <Drawings draft={draft} question={question} />
    </Question>
  );
}

function Drawings({ draft, question: { key, question } }: Pick<TextQuestionProps, 'draft' | 'question'>) {
  const canvas = useField(draft, canvasField(key)) ?? null;
  const saved = useField(draft, savedDrawingsField(key)) ?? null;
  const drawings = drawingsOf({ fields: { [canvasField(key)]: canvas, [savedDrawingsField(key)]: saved } });
  const { shown } = useDrawings(drawings.get(key) ?? []);
  return <DrawingList label={question} drawings={shown} />;
}

const Question = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 12px;
`;
