import { Button } from '@app/shared-ui/components/button';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import type { MoodPlace } from '@app/shared-ui/moods/moods';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { dayCopy } from '../copy/day.es.ts';
import { MoodWordOffer } from './mood-word-offer.ts';

const copy = dayCopy.place;

interface MoodWordFormProps {
  readonly word: string;
  readonly onSave: (place: MoodPlace) => void;
  readonly onCancel: () => void;
}

/** Two bars that give the user's own word its place on the two axes. */
export function MoodWordForm({ word, onSave, onCancel }: MoodWordFormProps) {
  const [place, setPlace] = useState<MoodPlace>({ pleasant: 0, energy: 0 });
  const title = useId();
  return (
    <MoodWordOffer role="group" aria-labelledby={title}>
      <strong id={title}>{copy.title(word)}</strong>
      <p>{copy.lead}</p>
      <Axis
        label={copy.pleasant}
        ends={copy.pleasantEnds}
        value={place.pleasant}
        takesFocus
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
        <Button $variant="soft" onClick={() => onSave(place)}>
          {copy.save}
        </Button>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </MoodWordOffer>
  );
}

interface AxisProps {
  readonly label: string;
  readonly ends: readonly [string, string];
  readonly value: number;
  readonly takesFocus?: boolean;
  readonly onChange: (value: number) => void;
}

function Axis({ label, ends, value, takesFocus = false, onChange }: AxisProps) {
  return (
    <AxisRow>
      <span>{label}</span>
      <input
        type="range"
        min={-1}
        max={1}
        step={0.1}
        value={value}
        aria-valuetext={copy.at(ends[value < 0 ? 0 : 1], Math.round(Math.abs(value) * 100))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form stands in the place of the button that opened it
        autoFocus={takesFocus}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Ends aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Ends>
    </AxisRow>
  );
}

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
