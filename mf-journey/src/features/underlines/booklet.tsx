import { stagesOfBlock } from '@app/contract/programme';
import { dayWithYear } from '@app/shared-ui/dates/day-text';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';
import { underlinesCopy } from '../../copy/underlines.es.ts';
import { sealsQuery } from '../../queries/journey-queries.ts';
import type { OwnWords } from '../../own-words/use-own-words.ts';

const { booklet: copy } = underlinesCopy;

interface BookletProps {
  readonly blockId: number;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly words: readonly OwnWords[];
}

/** The pages that are printed of a block: its seal and name, the sentences, the user's own words. On the screen there is nothing of it. */
export function Booklet({ blockId, title, sentences, words }: BookletProps) {
  const { data: seals } = useQuery(sealsQuery);
  const seal = seals?.find(({ weekId }) => weekId === stagesOfBlock(blockId).at(-1));
  return (
    <Paper data-print {...blockTone(blockId)}>
      <Cover>
        {seal ? <SealIllustration seal={seal} size={180} isDecorative /> : null}
        <p>{programmeCopy.blockNumber(blockId)}</p>
        <h1>{title}</h1>
        <p>{copy.name}</p>
      </Cover>
      {sentences.map((sentence) => (
        <blockquote key={sentence}>{sentence}</blockquote>
      ))}
      {words.length > 0 ? <h2>{copy.ownWords}</h2> : null}
      {words.map(({ key, title: name, text, writtenAt }) => (
        <article key={key}>
          <h3>{name ?? dayWithYear(dayKeyOf(new Date(writtenAt)))}</h3>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </Paper>
  );
}

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    page: booklet;
    color: #2a1f26;
    font: 400 11.5pt / 1.55 var(--font-serif);
  }

  blockquote {
    margin: 0 auto;
    padding: 9mm 4mm;
    border-top: 0.2mm solid #d8c6b4;
    font-size: 15pt;
    line-height: 1.45;
    text-align: center;
    text-wrap: balance;
    break-inside: avoid;
  }

  h2 {
    margin: 12mm 0 6mm;
    font: 500 17pt / 1.3 var(--font-serif);
    text-align: center;
    break-before: page;
  }

  h3 {
    margin: 8mm 0 2mm;
    font: 500 12.5pt / 1.3 var(--font-serif);
    break-after: avoid;
  }

  article p {
    margin: 0 0 3mm;
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
`;

const Cover = styled.div`
  display: grid;
  gap: 4mm;
  place-content: center;
  justify-items: center;
  min-height: 150mm;
  text-align: center;
  break-after: page;

  h1 {
    margin: 0;
    font: 500 28pt / 1.15 var(--font-serif);
  }

  p {
    margin: 0;
    color: #6a5560;
    letter-spacing: 0.04em;
  }
`;
