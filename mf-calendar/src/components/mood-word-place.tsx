import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { MOOD_WORD_LENGTH, type MoodPlace } from '@app/shared-ui/moods/moods';
import { useState } from 'react';
import { calendarCopy } from '../copy/calendar.es.ts';
import { dayCopy } from '../copy/day.es.ts';
import { usePlaceMood, usePlaceOfMood } from '../queries/own-moods.ts';
import type { MoodWordForm } from './mood-word-form.tsx';
import { MoodWordOffer } from './mood-word-offer.ts';

const copy = dayCopy.place;
const NEUTRAL: MoodPlace = { pleasant: 0, energy: 0 };

/** Offers a place on the two axes for the user's own word while it has none, and never for a whole sentence. */
export function MoodWordPlace({ word }: { readonly word: string }) {
  const { showToast } = useHost();
  // Its code comes with the press; where it does not come, the offer stays, and the next press asks again.
  const [Form, setForm] = useState<typeof MoodWordForm>();
  const isPlaced = usePlaceOfMood(word) !== undefined;
  const placeMood = usePlaceMood();
  const trimmed = word.trim();
  if (!trimmed || isPlaced || trimmed.length > MOOD_WORD_LENGTH) return null;
  const open = () =>
    import('./mood-word-form.tsx').then(
      (module) => setForm(() => module.MoodWordForm),
      () => showToast({ title: calendarCopy.notOpened, tone: 'error' }),
    );
  if (Form) return <Form key={trimmed} word={trimmed} onDone={() => setForm(undefined)} />;
  return (
    <MoodWordOffer>
      <p>{copy.offer(trimmed)}</p>
      <div>
        <Button $variant="soft" onClick={() => void open()}>
          {copy.give}
        </Button>
        <Button $variant="quiet" onClick={() => void placeMood(trimmed, NEUTRAL)}>
          {copy.neutral}
        </Button>
      </div>
    </MoodWordOffer>
  );
}
