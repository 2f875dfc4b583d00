import { Chip } from '@app/shared-ui/components/chip';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { styled } from 'styled-components';
import { insightsCopy } from '../../../copy/insights.es.ts';
import { frequentWords, type MoodDay } from './mood-days.ts';
import { Panel } from './panel.tsx';

const MOST = 5;

/** The most frequent words. */
export function WordsPanel({ days }: { readonly days: readonly MoodDay[] }) {
  const { words: copy } = insightsCopy;
  const placeOf = (word: string) => days.find((one) => one.word.toLocaleLowerCase('es') === word)?.place;
  return (
    <Panel title={copy.title} text={copy.text(days.length)}>
      <List>
        {frequentWords(days, MOST).map(({ word, count }) => (
          <li key={word} {...moodTone(placeOf(word))}>
            <Chip $tone="tone">{word}</Chip>
            <span>{copy.times(count)}</span>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 18px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  li > span:first-child {
    font-size: 1rem;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  li > span:last-child {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
