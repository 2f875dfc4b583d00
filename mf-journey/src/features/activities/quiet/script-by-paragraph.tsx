import { IconButton } from '@app/shared-ui/components/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

interface ScriptByParagraphProps {
  readonly script: readonly string[];
  /** The paragraph that is being spoken: the one that is shown. */
  readonly spoken: number | null;
  /** Further controls. */
  readonly children: ReactNode;
}

/** A guide, one paragraph at a time: the voice turns the pages, or the reader does. */
export function ScriptByParagraph({ script, spoken, children }: ScriptByParagraphProps) {
  const copy = activitiesCopy.quiet;
  const [place, setPlace] = useState(0);
  // Where the voice stops, the reader goes on.
  if (spoken !== null && spoken !== place) setPlace(spoken);
  const isFirst = place === 0 || spoken !== null;
  const isLast = place === script.length - 1 || spoken !== null;
  const turn = (step: number) => setPlace(Math.min(script.length - 1, Math.max(0, place + step)));
  return (
    <>
      <Paragraph aria-live="polite">{script[place]}</Paragraph>
      <div>
        <Pages>
          {/* Not `disabled`, which would take the focus from them on the last paragraph. */}
          <IconButton aria-label={copy.previous} aria-disabled={isFirst} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <span>{copy.place(place + 1, script.length)}</span>
          <IconButton aria-label={copy.next} aria-disabled={isLast} onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </Pages>
        {children}
      </div>
    </>
  );
}

const Paragraph = styled.p`
  display: grid;
  align-content: center;
  max-width: 32ch;
  /* Most paragraphs: the buttons keep their place. */
  min-height: min(380px, 44dvh);
  font: 400 clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem) / 1.5 var(--font-serif);
  text-wrap: pretty;
`;

const Pages = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  margin-bottom: 12px;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;

  button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;
