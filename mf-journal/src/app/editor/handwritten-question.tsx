import { hashesOf } from '@app/contract/field-edits';
import { canvasField, savedDrawingsField } from '@app/contract/sync-kinds';
import { useHost } from '@app/shared-ui/host';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import { useDrawings } from '../../entries/use-drawings.ts';
import { HandwritingField } from '../../features/handwriting/handwriting-field.tsx';
import type { Palette } from '../../ink/pen.ts';
import { onItsSide } from '../../ink/sheet-look.ts';
import type { Draft } from './draft.ts';
import { useField } from './use-field.ts';
import { useInk } from './use-ink.ts';
import { useSheetTools } from './use-sheet-tools.ts';
import { WordsField } from './words-field.tsx';

interface HandwrittenQuestionProps {
  readonly draft: Draft;
  readonly question: EntryQuestion;
  readonly palette: Palette;
  /** No other question is on the page. */
  readonly isAlone: boolean;
  /** The only question of a personal entry: its sheet has no visible heading. */
  readonly hidesHeading: boolean;
  /** The button that has opened the entry anew is gone. A control that the user is at keeps the focus. */
  readonly takesFocus?: boolean;
  /** What is rarely done with the entry, among what is rarely done with the sheet. */
  readonly rare?: ReactNode;
}

/** A question answered by hand; the text read from the ink, or typed before, is shown below and can be edited. */
export function HandwrittenQuestion(props: HandwrittenQuestionProps) {
  const { draft, question, palette, isAlone, hidesHeading, takesFocus = false } = props;
  const id = useId();
  const { documents } = useHost();
  const { key } = question;
  const [ink, setInk] = useInk(draft, key);
  const [tools, setTools] = useSheetTools(draft, key);
  const canvas = useField(draft, canvasField(key));
  const saved = useField(draft, savedDrawingsField(key));
  // The field is uncontrolled: text that comes from the ink needs a new field.
  const [readings, setReadings] = useState(0);
  // Once the field has had text it stays: the user may have cleared it to start over.
  const [hasWords, setHasWords] = useState(() => draft.text(key) !== '');
  const savedIds = hashesOf(saved);
  const former = ink.length === 0 && typeof canvas === 'string' ? canvas : undefined;
  const { shown: savedDrawings } = useDrawings(savedIds);
  const { shown: pictures } = useDrawings(former ? [former] : []);

  const keep = (hash: string) => {
    if (!savedIds.includes(hash)) draft.change({ [savedDrawingsField(key)]: { add: [hash], remove: [] } });
  };
  const setPictureAside = (hash: string) => {
    keep(hash);
    draft.change({ [canvasField(key)]: { value: null } });
  };
  const takeWords = (addTo: (answer: string) => string) => {
    draft.write(key, addTo(draft.text(key)));
    setReadings((count) => count + 1);
    setHasWords(true);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement?.matches('body, [role="dialog"]'))
      heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const words = useRef<HTMLDivElement>(null);
  const seeWords = () => {
    words.current?.scrollIntoView({ block: 'center' });
    // Not the field: on a phone its keyboard would cover what is to be seen.
    words.current?.focus({ preventScroll: true });
  };
  return (
    <Section aria-labelledby={id} $hidesHeading={hidesHeading}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {question.question}
      </h3>
      <HandwritingField
        label={question.question}
        palette={palette}
        isAlone={isAlone}
        ink={ink}
        onInkChange={setInk}
        tools={tools}
        onToolsChange={setTools}
        pictureSrc={pictures[0]?.src}
        onSetPictureAside={former ? () => setPictureAside(former) : undefined}
        drawings={savedDrawings}
        onSaveDrawing={async (png) => keep(await documents.keepDrawing(png))}
        onRemoveDrawing={(hash) => draft.change({ [savedDrawingsField(key)]: { add: [], remove: [hash] } })}
        onText={takeWords}
        onSeeText={hasWords ? seeWords : undefined}
        rare={props.rare}
      />
      {hasWords ? (
        <div ref={words} tabIndex={-1}>
          <WordsField
            key={readings}
            draft={draft}
            question={{ key, question: editorCopy.wordsBeside }}
            takesFocus={false}
          />
        </div>
      ) : null}
    </Section>
  );
}

const Section = styled.section<{ readonly $hidesHeading: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h3 {
    max-width: var(--measure);
    color: var(--tone-ink, var(--ink-soft));
    font: 600 1rem / 1.45 var(--font-sans);
    /* Not a control: the focus is here for a screen reader. */
    outline: none;
    ${({ $hidesHeading }) => $hidesHeading && outOfSight}
  }

  ${onItsSide} {
    gap: 4px;
  }
`;
