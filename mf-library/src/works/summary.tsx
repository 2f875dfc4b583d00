import type { Section } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import { PLACE, useLeftOff, useNoteReading } from './use-reading-place.ts';

interface SummaryProps {
  /** The item's name on the user's shelf. */
  readonly item: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A long text in sections; offers to go on at the last reading position. */
export function Summary({ item, title, sections }: SummaryProps) {
  const text = useRef<HTMLElement>(null);
  const leftOff = useLeftOff(item);
  useNoteReading(item, text);
  const goOn = () => {
    const paragraph = text.current?.querySelector<HTMLElement>(`[${PLACE}="${leftOff}"]`);
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.focus({ preventScroll: true });
  };
  const numbered = numberParagraphs(sections);
  return (
    <Text ref={text} aria-labelledby={`${item}-text`}>
      <Head>
        <h2 id={`${item}-text`}>{title}</h2>
        {leftOff === undefined ? null : (
          <Button $variant="soft" onClick={goOn}>
            {libraryCopy.reading.goOn}
          </Button>
        )}
      </Head>
      {numbered.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map(({ place, words }) => (
            <p key={place} tabIndex={-1} {...{ [PLACE]: place }}>
              {words}
            </p>
          ))}
        </section>
      ))}
    </Text>
  );
}

/** Paragraphs are numbered through the whole text: the number is the reading position. */
function numberParagraphs(sections: readonly Section[]) {
  let place = 0;
  return sections.map(({ heading, text }) => ({
    heading,
    paragraphs: text.map((words) => ({ place: place++, words })),
  }));
}

const Text = styled.article`
  display: grid;
  gap: 28px;
  max-width: var(--measure);

  section {
    display: grid;
    gap: 14px;
  }

  h2 {
    font-size: 1.5rem;
  }

  h3 {
    font-size: 1.25rem;
  }

  p {
    font-size: 1.125rem;
    line-height: 1.7;
    scroll-margin-top: 96px;
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
