import { Button } from '@app/shared-ui/components/button';
import { latePart } from '@app/shared-ui/components/late-part';
import { MOOD_WORD_LENGTH, type MoodPlace } from '@app/shared-ui/moods/moods';
import { useState } from 'react';
import { dayCopy } from '../copy/day.es.ts';
import { usePlaceMood, usePlaceOfMood } from '../queries/own-moods.ts';
import { MoodWordOffer } from './mood-word-offer.ts';

const copy = dayCopy.place;
const NEUTRAL: MoodPlace = { pleasant: 0, energy: 0 };

const { Part: MoodWordForm, prepare } = latePart(
  () => import('./mood-word-form.tsx').then((module) => module.MoodWordForm),
  null,
);

/** Offers a place on the two axes for the user's own word while it has none, and never for a whole sentence. */
export function MoodWordPlace({ word }: { readonly word: string }) {
  const [isPlacing, setIsPlacing] = useState(false);
  const isPlaced = usePlaceOfMood(word) !== undefined;
  const placeMood = usePlaceMood();
  const trimmed = word.trim();
  if (!trimmed || isPlaced || trimmed.length > MOOD_WORD_LENGTH) return null;
  if (isPlacing) return <MoodWordForm key={trimmed} word={trimmed} onDone={() => setIsPlacing(false)} />;
  return (
    <MoodWordOffer>
      <p>{copy.offer(trimmed)}</p>
      <div>
        <Button $variant="soft" onClick={() => void prepare().then(() => setIsPlacing(true))}>
          {copy.give}
        </Button>
        <Button $variant="quiet" onClick={() => void placeMood(trimmed, NEUTRAL)}>
          {copy.neutral}
        </Button>
      </div>
    </MoodWordOffer>
  );
}
