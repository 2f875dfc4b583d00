import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { useHost } from '@app/shared-ui/host';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { type MoodPlace, moodKey } from '@app/shared-ui/moods/moods';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { moodLine } from '@app/shared-ui/moods/mood-line';
import { SaveState } from '../../components/save-state.tsx';
import { dayCopy } from '../../copy/day.es.ts';
import { todayCopy as copy } from '../../copy/today.es.ts';
import { firstMoods } from '../../days/first-moods.ts';
import { useDay } from '../../days/use-day.ts';
import { useOwnWords } from '../../days/use-own-words.ts';
import { usePlaceOfMood } from '../../queries/own-moods.ts';

interface Word {
  readonly word: string;
  readonly place: MoodPlace | undefined;
}

interface Removal {
  readonly word: string;
  /** Takes the keyboard focus back from the button that undoes the removal, and goes with it. */
  readonly button: HTMLElement;
}

const suggested: readonly Word[] = firstMoods.map((mood) => ({ word: mood.word, place: mood }));

/** Today's feeling in one tap, into the same day as the calendar's; a second tap takes it back, which can be undone. */
export function MoodToday({ day }: { readonly day: DayKey }) {
  const { documents } = useHost();
  const { emotion } = useDay(day);
  const [removed, setRemoved] = useState<Removal>();
  const chosen = emotion.trim();
  const { isOffered, kept, keep } = useOwnWords(chosen, suggested);
  const own = chosen === '' || isOffered(chosen) ? kept : chosen;
  const ownPlace = usePlaceOfMood(own);
  const words = own === '' ? suggested : [{ word: own, place: ownPlace }, ...suggested];
  const choose = (word: string) => void documents.set('day', day, { emotion: { value: word } });
  return (
    <Card as="section" aria-labelledby="home-mood">
      <Title id="home-mood">{dayCopy.emotion.today}</Title>
      <Words role="group" aria-label={dayCopy.suggestions}>
        {words.map(({ word, place }) => {
          const isChosen = moodKey(word) === moodKey(chosen);
          return (
            <Mood
              key={word}
              type="button"
              {...moodTone(place)}
              aria-pressed={isChosen}
              onClick={({ currentTarget }) => {
                keep();
                setRemoved(isChosen ? { word: chosen, button: currentTarget } : undefined);
                choose(isChosen ? '' : word);
              }}
            >
              <svg viewBox="0 0 44 44" aria-hidden="true">
                <path d={moodLine(place ?? NOWHERE)} />
              </svg>
              <span>{word}</span>
            </Mood>
          );
        })}
      </Words>
      <Foot>
        <VisuallyHidden role="status">
          {chosen === '' ? (removed ? copy.removed : null) : copy.noted(chosen)}
        </VisuallyHidden>
        {chosen !== '' ? (
          <SaveState kind="day" documentKey={day} />
        ) : removed ? (
          <>
            <p aria-hidden>{copy.removed}</p>
            <Undo
              $variant="quiet"
              onClick={() => {
                removed.button.focus();
                setRemoved(undefined);
                choose(removed.word);
              }}
            >
              {copy.undo}
            </Undo>
          </>
        ) : (
          <p>{copy.hint}</p>
        )}
        <Link to="/calendario?vista=dia">{copy.open}</Link>
      </Foot>
    </Card>
  );
}

const NOWHERE: MoodPlace = { pleasant: 0, energy: 0 };

const Title = styled.h2`
  font-size: 1.25rem;
`;

const Words = styled.div`
  display: grid;
  /* Four in a row, or as many as large text leaves room for. */
  grid-template-columns: repeat(auto-fill, minmax(min(max(4.5rem, 22%), 100%), 1fr));
  gap: 6px 2px;
  margin-inline: -8px;

  /* All in one row, with a word of the user's own too. */
  @container (min-width: 40rem) {
    grid-template-columns: repeat(auto-fit, minmax(min(max(4.5rem, 10.4%), 100%), 1fr));
  }
`;

const Mood = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 4px;
  min-height: 84px;
  padding: 6px 0 4px;
  border: 0;
  border-radius: 14px;
  background: transparent;
  color: var(--ink);
  font: 500 0.8125rem / 1.25 var(--font-sans);
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: var(--tone-surface);
    box-shadow: inset 0 0 0 1.5px var(--tone-line);
    transition: background-color 0.15s;
  }

  path {
    fill: none;
    stroke: var(--tone-ink);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2.6;
  }

  @media (hover: hover) {
    &:hover svg {
      background: color-mix(in oklch, var(--tone-surface), var(--tone-line) 55%);
    }
  }

  &[aria-pressed='true'] {
    font-weight: 700;

    svg {
      background: var(--tone-solid);
      box-shadow:
        0 0 0 3px var(--surface-raised),
        0 0 0 5px var(--tone-solid);
    }

    path {
      stroke: var(--surface-raised);
    }
  }
`;

const Undo = styled(Button)`
  min-height: 44px;
  padding: 8px 0;
  border-radius: 8px;
  font-size: 0.9375rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: center;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-left: auto;
  }
`;
