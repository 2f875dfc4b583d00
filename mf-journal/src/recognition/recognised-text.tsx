import { Button } from '@app/shared-ui/components/button';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEscape } from '../components/use-escape.ts';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { besideEachOther, onItsSide, throughAWindow } from '../ink/sheet-look.ts';
import { usePendingInput } from '../unfinished/unfinished.ts';
import { isDoubtful, type OcrResult, type RecognisedWord } from './ocr-result.ts';
import { type TakenReading, wordsToCheck } from './taken-reading.ts';
import { WordFixer } from './word-fixer.tsx';

interface RecognisedTextProps {
  readonly reading: OcrResult;
  /** What the user has taken of the same sheet before. */
  readonly last?: TakenReading | undefined;
  /** Holds the text as it now stands, for where the user goes on without an answer. */
  readonly wordsRef?: RefObject<string>;
  readonly onAccept: (text: string) => void;
  readonly onDismiss: () => void;
}

/** The recognised text, word by word, for the user to check before it is added to the answer: never silently. */
export function RecognisedText({ reading, last, wordsRef, onAccept, onDismiss }: RecognisedTextProps) {
  const id = useId();
  const [read] = useState(() => wordsToCheck(reading, last));
  const [words, setWords] = useState(read);
  const [fixing, setFixing] = useState<number>();
  const text = textIn(words);
  // A word that was only looked at is no correction.
  const isCorrected = text !== textIn(read);
  usePendingInput(fixing !== undefined || isCorrected);
  const leaveWord = (place: number, byKey: boolean) => {
    setFixing(undefined);
    if (byKey) left.current = place;
  };
  const fix = (place: number, text: string, byKey: boolean) => {
    leaveWord(place, byKey);
    // Seen by the user: no longer doubtful, and removed where it was left empty.
    const fixed = text.trim() === '' ? [] : [{ text: text.trim(), confidence: 100 }];
    setWords(words.toSpliced(place, 1, ...fixed));
  };
  const panel = useRef<HTMLElement>(null);
  // Only words that the user has corrected are worth being asked about, as the page does.
  useEscape(fixing === undefined && !isCorrected, panel, onDismiss);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone on its side it is below what the user looks at; and a screen reader has to be taken there.
    panel.current?.scrollIntoView?.({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  // The field of a corrected word goes, and the focus with it: back to the word, to the one in its place, or where none is left to the heading.
  const left = useRef<number>(undefined);
  const wordsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (left.current === undefined) return;
    const buttons = wordsBox.current?.querySelectorAll('button');
    (buttons?.[Math.min(left.current, words.length - 1)] ?? heading.current)?.focus();
    left.current = undefined;
  });
  useLayoutEffect(() => {
    if (wordsRef) wordsRef.current = text;
  }, [text, wordsRef]);
  return (
    <Panel ref={panel} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-read`}>
        {copy.title}
      </h4>
      <VisuallyHidden id={`${id}-read`}>{textIn(read)}</VisuallyHidden>
      <p>{words.some(isDoubtful) ? copy.hint : copy.hintSure}</p>
      <Words ref={wordsBox}>
        {words.map((word, place) =>
          fixing === place ? (
            <WordFixer
              key={place}
              word={word.text}
              onFix={(fixed, byKey) => fix(place, fixed, byKey)}
              onCancel={() => leaveWord(place, true)}
            />
          ) : (
            <Word
              key={place}
              type="button"
              $isDoubtful={isDoubtful(word)}
              aria-label={isDoubtful(word) ? copy.fixDoubtful(word.text) : copy.fix(word.text)}
              onClick={() => setFixing(place)}
            >
              {word.text}
            </Word>
          ),
        )}
      </Words>
      <Actions>
        <Button $variant="soft" disabled={text === ''} onClick={() => onAccept(text)}>
          {copy.accept}
        </Button>
        <Button $variant="quiet" onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      </Actions>
    </Panel>
  );
}

const copy = recognitionCopy.read;

const textIn = (words: readonly RecognisedWord[]): string => words.map((word) => word.text).join(' ');

/** Pixels that a message at the foot of the window takes. */
const MESSAGE_PX = 112;

/** Over the end of the paper where it does not fit below: what it speaks of stays in sight. */
const Panel = styled.section`
  position: sticky;
  bottom: ${MESSAGE_PX}px;
  z-index: 3;
  max-height: 46dvh;
  padding: 16px 20px;
  overflow: auto;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  box-shadow: 0 0 0 1px var(--line);
  overscroll-behavior: contain;

  ${throughAWindow} {
    /* There a message stands higher, above a bar for the thumb. */
    bottom: calc(${MESSAGE_PX + 56}px + env(safe-area-inset-bottom));
    margin: 0 -12px;
  }

  ${onItsSide} {
    /* No room above anything: it comes into view below, where the page is long enough for it. */
    position: relative;
    bottom: auto;
    max-height: none;
    margin-bottom: ${MESSAGE_PX}px;
    scroll-margin-bottom: ${MESSAGE_PX + 80}px;
  }

  ${besideEachOther} {
    position: relative;
    bottom: auto;
    max-height: none;
  }

  h4 {
    margin: 0;
    font: 600 1rem / 1.4 var(--font-sans);
    /* Not a control: the focus is here for a screen reader. */
    outline: none;
  }

  p {
    margin: 2px 0 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px 8px;
  font: 400 1.1875rem / 1.5 var(--font-serif);
`;

const Word = styled.button<{ readonly $isDoubtful: boolean }>`
  min-width: 28px;
  max-width: 100%;
  min-height: 44px;
  padding: 4px 6px;
  overflow-wrap: anywhere;
  border: 0;
  border-radius: 8px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  text-decoration: ${({ $isDoubtful }) => ($isDoubtful ? 'underline wavy var(--danger) 1.5px' : 'none')};
  text-underline-offset: 5px;
  cursor: text;

  @media (pointer: coarse) {
    /* As wide as a finger, also of 'y' and 'a'. */
    min-width: 44px;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--surface-raised);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
