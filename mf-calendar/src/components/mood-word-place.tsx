import { Button } from '@app/shared-ui/components/button';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { MOOD_WORD_LENGTH, type MoodPlace } from '@app/shared-ui/moods/moods';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { dayCopy } from '../copy/day.es.ts';
import { usePlaceMood, usePlaceOfMood } from '../queries/own-moods.ts';

const copy = dayCopy.place;
const NEUTRAL: MoodPlace = { pleasant: 0, energy: 0 };

/** Offers a place on the two axes for the user's own word while it has none, and never for a whole sentence. */
export function MoodWordPlace({ word }: { readonly word: string }) {
  const [isPlacing, setIsPlacing] = useState(false);
  const isPlaced = usePlaceOfMood(word) !== undefined;
  const placeMood = usePlaceMood();
  const trimmed = word.trim();
  if (!trimmed || isPlaced || trimmed.length > MOOD_WORD_LENGTH) return null;
  if (isPlacing) return <PlaceForm key={trimmed} word={trimmed} onDone={() => setIsPlacing(false)} />;
  return (
    <Offer>
      <p>{copy.offer(trimmed)}</p>
      <div>
        <Button $variant="soft" onClick={() => setIsPlacing(true)}>
          {copy.give}
        </Button>
        <Button $variant="quiet" onClick={() => void placeMood(trimmed, NEUTRAL)}>
          {copy.neutral}
        </Button>
      </div>
    </Offer>
  );
}

function PlaceForm({ word, onDone }: { readonly word: string; readonly onDone: () => void }) {
  const [place, setPlace] = useState(NEUTRAL);
  const placeMood = usePlaceMood();
  const title = useId();
  return (
    <Offer role="group" aria-labelledby={title}>
      <strong id={title}>{copy.title(word)}</strong>
      <p>{copy.lead}</p>
      <Axis
        label={copy.pleasant}
        ends={copy.pleasantEnds}
        value={place.pleasant}
        onChange={(pleasant) => setPlace({ ...place, pleasant })}
      />
      <Axis
        label={copy.energy}
        ends={copy.energyEnds}
        value={place.energy}
        onChange={(energy) => setPlace({ ...place, energy })}
      />
      <Swatch {...moodTone(place)}>{word}</Swatch>
      <div>
        <Button $variant="soft" onClick={() => void placeMood(word, place)}>
          {copy.save}
        </Button>
        <Button $variant="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </Offer>
  );
}

interface AxisProps {
  readonly label: string;
  readonly ends: readonly [string, string];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Axis({ label, ends, value, onChange }: AxisProps) {
  return (
    <AxisRow>
      <span>{label}</span>
      <input
        type="range"
        min={-1}
        max={1}
        step={0.1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Ends aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Ends>
    </AxisRow>
  );
}

const Offer = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const AxisRow = styled.label`
  display: grid;
  gap: 2px;
  font-weight: 600;

  input {
    width: 100%;
    min-height: 44px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const Ends = styled.span`
  display: flex;
  justify-content: space-between;
  margin-top: -8px;
  color: var(--ink-soft);
  font-weight: 400;
  font-size: 0.875rem;
`;

const Swatch = styled.span`
  justify-self: start;
  padding: 4px 14px;
  border-radius: 999px;
  background: var(--tone-surface);
  color: var(--tone-ink);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
