import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { Highlighter } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { underlinesCopy as copy } from '../copy/underlines.es.ts';
import { piecesOf } from './sentences.ts';
import { TextPiece } from './text-piece.tsx';
import { PIECE, useSelectedPieces } from './use-selected-pieces.ts';
import { useUnderlines } from './use-underlines.ts';

interface TextToUnderlineProps {
  readonly activityId: number;
  readonly text: readonly string[];
  /** The sentence that stands out in the text. */
  readonly line: string;
}

/**
 * A text in which sentences can be underlined: the one that stands out by a tap, any other by selecting it or, without a pointer, from the
 * list that the text becomes.
 */
export function TextToUnderline({ activityId, text, line }: TextToUnderlineProps) {
  const { showToast } = useHost();
  const { isKept, keep, takeBack } = useUnderlines(activityId);
  const [isChoosing, setIsChoosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const tool = useRef<HTMLButtonElement>(null);
  const selected = useSelectedPieces(place);
  const { paragraphs, pieces } = useMemo(() => numbered(text, line), [text, line]);

  const toggle = (sentence: string) => {
    // Plain again, it is no button any more.
    if (isKept(sentence) && sentence !== line && !isChoosing) tool.current?.focus({ preventScroll: true });
    if (isKept(sentence)) takeBack(sentence);
    else keep([sentence]);
    showToast({ title: isKept(sentence) ? copy.removed : copy.kept });
  };
  const keepSelected = ({ currentTarget }: React.MouseEvent) => {
    // By keyboard: the button goes with the selection.
    if (document.activeElement === currentTarget) tool.current?.focus();
    keep(selected.flatMap((number) => pieces[number]?.text ?? []));
    document.getSelection()?.removeAllRanges();
    showToast({ title: copy.kept });
  };

  return (
    <Column>
      <Text ref={place}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph[0]?.number}>
            {paragraph.map(({ number, text: sentence, gap, isLine }) => (
              <span key={number} {...{ [PIECE]: number }}>
                <TextPiece
                  sentence={sentence}
                  isLine={isLine}
                  isKept={isKept(sentence)}
                  isChoosing={isChoosing}
                  onToggle={toggle}
                />
                {gap}
              </span>
            ))}
          </p>
        ))}
      </Text>
      <Tools>
        <Button ref={tool} $variant="quiet" aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          <Highlighter aria-hidden size={18} />
          {isChoosing ? copy.done : copy.choose}
        </Button>
        {pieces.some((piece) => isKept(piece.text)) ? <Link to="/subrayados">{copy.seeAll}</Link> : null}
      </Tools>
      {selected.length > 0 && !isChoosing ? (
        <Bar>
          {/* A press must not end the selection. */}
          <Button onPointerDown={(event) => event.preventDefault()} onClick={keepSelected}>
            <Highlighter aria-hidden size={18} />
            {copy.keepSelected(selected.length)}
          </Button>
        </Bar>
      ) : null}
    </Column>
  );
}

/** The pieces of each paragraph, numbered through the whole text. */
function numbered(text: readonly string[], line: string) {
  let number = 0;
  const paragraphs = text.map((paragraph) =>
    piecesOf(paragraph, line).map((piece) => ({ ...piece, number: number++ })),
  );
  return { paragraphs, pieces: paragraphs.flat() };
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-width: var(--measure);
`;

const Text = styled.div`
  display: grid;
  gap: 14px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin-left: -22px;

  svg {
    flex: none;
  }
`;

/** Above the navigation bar and away from the browser's own menu, which stands beside the selection. */
const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(84px + env(safe-area-inset-bottom));
  z-index: 40;
  display: grid;
  justify-content: center;
  pointer-events: none;

  > button {
    box-shadow: var(--shadow-overlay);
    pointer-events: auto;
  }
`;
