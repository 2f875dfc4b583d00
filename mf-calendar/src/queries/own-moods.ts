import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { type Mood, type MoodPlace, moodKey, ownMoods, placeOfMood } from '@app/shared-ui/moods/moods';
import { useMemo } from 'react';

/** The words of her own that she has given a place. */
export function useOwnMoods(): readonly Mood[] {
  const field = useStoredDocument('settings', 'settings')?.fields['emotionPlaces'];
  return useMemo(() => ownMoods(field), [field]);
}

/** Where what she feels stands, if the word has a place. */
export function usePlaceOfMood(word: string): MoodPlace | undefined {
  return placeOfMood(word, useOwnMoods());
}

/** Gives a word of hers its place, once and for all days; the centre leaves it neutral. */
export function usePlaceMood(): (word: string, place: MoodPlace) => Promise<void> {
  const { documents } = useHost();
  return (word, { pleasant, energy }) => {
    const known = ownMoods(documents.get('settings', 'settings')?.fields['emotionPlaces']);
    const others = known.filter((mood) => moodKey(mood.word) !== moodKey(word));
    const value = [...others, { word: word.trim(), pleasant, energy }].map((mood) => ({ ...mood }));
    return documents.set('settings', 'settings', { emotionPlaces: { value } });
  };
}
