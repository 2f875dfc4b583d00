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

interface MoodWordPlaceProps {
  readonly word: string;
  /** The word is getting its place, and what had the focus goes with the offer. */
  readonly onPlaced: () => void;
}

/** Offers a place on the two axes for the user's own word while it has none, and never for a whole sentence. */
export function MoodWordPlace({ word, onPlaced }: MoodWordPlaceProps) {
  const { showToast } = useHost();
  // Its code comes with the press; where it does not come, the offer stays, and the next press asks again.
  const [Form, setForm] = useState<typeof MoodWordForm>();
  const [isBack, setIsBack] = useState(false);
  const isPlaced = usePlaceOfMood(word) !== undefined;
  const placeMood = usePlaceMood();
  const trimmed = word.trim();
  if (!trimmed || isPlaced || trimmed.length > MOOD_WORD_LENGTH) return null;
  const open = () =>
    import('./mood-word-form.tsx').then(
      (module) => setForm(() => module.MoodWordForm),
      () => showToast({ title: calendarCopy.notOpened, tone: 'error' }),
    );
  const place = (at: MoodPlace) => {
    onPlaced();
    void placeMood(trimmed, at);
  };
  const cancel = () => {
    setForm(undefined);
    setIsBack(true);
  };
  if (Form) return <Form key={trimmed} word={trimmed} onSave={place} onCancel={cancel} />;
  return (
    <MoodWordOffer>
      <p>{copy.offer(trimmed)}</p>
      <div>
        <Button
          $variant="soft"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form's button that led back here is gone
          autoFocus={isBack}
          onClick={() => void open()}
        >
          {copy.give}
        </Button>
        <Button $variant="quiet" onClick={() => place(NEUTRAL)}>
          {copy.neutral}
        </Button>
      </div>
    </MoodWordOffer>
  );
}
