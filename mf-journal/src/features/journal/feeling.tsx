import { textOf } from '@app/contract/field-edits';
import { useStoredDocument } from '@app/shared-ui/host';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { ownMoods, placeOfMood } from '@app/shared-ui/moods/moods';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import { useOfDocuments } from '../../entries/use-entries.ts';

/** How the user felt on a day, as the calendar has it: a dot in the colour of the feeling, and its word. */
export function Feeling({ day }: { readonly day: string }) {
  const word = useOfDocuments((documents) => textOf(documents.get('day', day)?.fields['emotion']).trim());
  return word === '' ? null : <Word word={word} />;
}

function Word({ word }: { readonly word: string }) {
  const own = useStoredDocument('settings', 'settings')?.fields['emotionPlaces'];
  return (
    <Line {...moodTone(placeOfMood(word, ownMoods(own)))} title={journalCopy.feltThatDay(word)}>
      <i aria-hidden="true" />
      <span>{word}</span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  color: var(--ink-soft);
  font-weight: 500;
  font-size: 0.875rem;

  i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--mood);
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
