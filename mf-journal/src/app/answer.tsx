import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { useId } from 'react';
import { styled } from 'styled-components';
import { journalCopy } from '../copy/journal.es.ts';
import { useDrawings } from '../entries/use-drawings.ts';
import { DrawingList } from '../ink/drawing-list.tsx';

interface AnswerProps {
  readonly question: string;
  readonly text: string | undefined;
  readonly drawings: readonly string[];
  /** The only one of a personal entry: its heading would say nothing that the page does not. */
  readonly hidesHeading: boolean;
}

/** The user's answer to one question, typeset as in a book, paragraph by paragraph. */
export function Answer({ question, text = '', drawings, hidesHeading }: AnswerProps) {
  const id = useId();
  const { shown, missing } = useDrawings(drawings);
  return (
    <Frame aria-labelledby={id} $hidesHeading={hidesHeading}>
      <h3 id={id}>{question}</h3>
      {text === '' ? null : (
        <Words lang="es">
          {text.split('\n').map((paragraph, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no name and are not moved
            <p key={i}>{paragraph}</p>
          ))}
        </Words>
      )}
      <DrawingList isPage label={question} drawings={shown} />
      {missing > 0 ? <Missing>{journalCopy.reading.missing(missing)}</Missing> : null}
    </Frame>
  );
}

const Frame = styled.section<{ readonly $hidesHeading: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  h3 {
    max-width: var(--measure);
    color: var(--tone-ink, var(--ink-soft));
    font: 600 1rem / 1.45 var(--font-sans);
    ${({ $hidesHeading }) => $hidesHeading && outOfSight}
  }
`;

const Words = styled.div`
  max-width: 640px;
  font: 400 1.1875rem / 1.7 var(--font-serif);

  ${media.desktop} {
    font-size: 1.25rem;
  }

  p {
    min-height: 1lh;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-size: auto 3lh;
  }
`;

const Missing = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
