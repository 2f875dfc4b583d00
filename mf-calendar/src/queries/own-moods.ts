import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { type Mood, type MoodPlace, moodKey, ownMoods, placeOfMood } from '@app/shared-ui/moods/moods';
import { useMemo } from 'react';

/** The user's own words that have been given a place on the map. */
export function useOwnMoods(): readonly Mood[] {
  const field = useStoredDocument('settings', 'settings')?.fields['emotionPlaces'];
  return useMemo(() => ownMoods(field), [field]);
}

/** The place of a feeling on the map, if the word has one. */
export function usePlaceOfMood(word: string): MoodPlace | undefined {
  return placeOfMood(word, useOwnMoods());
}

/** Gives the user's own word its place for all days; the centre is neutral. */
export function usePlaceMood(): (word: string, place: MoodPlace) => Promise<void> {
  const { documents } = useHost();
  return (word, { pleasant, energy }) => {
    const known = ownMoods(documents.get('settings', 'settings')?.fields['emotionPlaces']);
    const others = known.filter((mood) => moodKey(mood.word) !== moodKey(word));
    const value = [...others, { word: word.trim(), pleasant, energy }].map((mood) => ({ ...mood }));
    return documents.set('settings', 'settings', { emotionPlaces: { value } });
  };
}
