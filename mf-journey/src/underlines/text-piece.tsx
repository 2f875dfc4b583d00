import { css, styled } from 'styled-components';
import { underlinesCopy as copy } from '../copy/underlines.es.ts';

interface TextPieceProps {
  readonly sentence: string;
  readonly isLine: boolean;
  readonly isKept: boolean;
  /** Every sentence can be pressed. */
  readonly isChoosing: boolean;
  readonly onToggle: (sentence: string) => void;
}

/** A sentence of a text: plain, or a button where it stands out, is underlined, or is being chosen. */
export function TextPiece({ sentence, isLine, isKept, isChoosing, onToggle }: TextPieceProps) {
  if (!isLine && !isKept && !isChoosing) return sentence;
  return (
    <Sentence
      type="button"
      $isLine={isLine}
      $isChoosing={isChoosing}
      aria-pressed={isKept}
      title={isKept ? copy.remove : copy.keep}
      onClick={() => onToggle(sentence)}
    >
      {sentence}
    </Sentence>
  );
}

const line = css`
  display: block;
  margin: 18px 0;
  /* A sentence of the text's, and no heading of what follows. */
  padding-left: 16px;
  border-left: 3px solid var(--tone-line, var(--line-strong));
  border-radius: 0;
  color: var(--tone-ink, var(--accent));
  font: 400 1.375rem / 1.4 var(--font-serif);
  text-wrap: pretty;
`;

const Sentence = styled.button<{ readonly $isLine: boolean; readonly $isChoosing: boolean }>`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  user-select: text;
  text-decoration: ${({ $isChoosing }) => ($isChoosing ? 'underline dotted var(--line-strong)' : 'none')};
  text-underline-offset: 0.22em;
  ${({ $isLine }) => $isLine && line}

  &[aria-pressed='true'] {
    text-decoration: underline solid var(--accent) 0.11em;
  }
`;
