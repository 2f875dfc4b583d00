import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { type MoodPlace, MOODS, moodKey } from '@app/shared-ui/moods/moods';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { dayCopy } from '../copy/day.es.ts';
import { firstMoods } from '../days/first-moods.ts';
import { useOwnWords } from '../days/use-own-words.ts';
import { useOwnMoods } from '../queries/own-moods.ts';

interface MoodWordsProps {
  readonly value: string;
  readonly onChoose: (word: string) => void;
  /** Of the group, which can have the focus. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Words that the user may choose for a feeling: the user's own first, then the built-in ones. A second press deselects the word, and what a
 * press has replaced can be had back by another.
 */
export function MoodWords({ value, onChoose, ref }: MoodWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const own = useOwnMoods();
  const all = [...own, ...MOODS];
  const { kept, keep } = useOwnWords(value, all);
  const chosen = moodKey(value);
  const button = (word: string, place?: MoodPlace) => {
    const isChosen = moodKey(word) === chosen;
    return (
      <Word
        key={word}
        type="button"
        {...moodTone(place)}
        aria-pressed={isChosen}
        onClick={() => {
          keep();
          onChoose(isChosen ? '' : word);
        }}
      >
        {word}
      </Word>
    );
  };
  return (
    <Words ref={ref} tabIndex={-1} role="group" aria-label={dayCopy.suggestions}>
      {kept === '' ? null : button(kept)}
      {(isOpen ? all : firstMoods).map((mood) => button(mood.word, mood))}
      <More type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? dayCopy.fewerWords : dayCopy.moreWords}
      </More>
    </Words>
  );
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Word = styled.button`
  max-width: 100%;
  min-height: 44px;
  padding: 6px 16px;
  border: 2px solid transparent;
  border-radius: 999px;
  background: var(--tone-surface);
  color: var(--tone-ink);
  font: 500 0.9375rem / 1.25 var(--font-sans);
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklch, var(--tone-surface), var(--tone-line) 50%);
    }
  }

  &[aria-pressed='true'] {
    border-color: var(--tone-solid);
    font-weight: 650;
  }
`;

const More = styled.button`
  min-height: 44px;
  padding: 6px 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--accent);
  font: 600 0.9375rem / 1.25 var(--font-sans);
  cursor: pointer;
`;
