import type { StoredDocument } from '@app/shared-ui/host';
import { type Mood, type MoodPlace, placeOfMood } from '@app/shared-ui/moods/moods';
import { type DayKey, daysBetween, mondayOf } from '../../../dates/day-key.ts';
import { groupsOf } from './groups.ts';

/** Fewer days than this say nothing yet. */
export const DAYS_NEEDED = 14;

/** A day on which she named how she felt. */
export interface MoodDay {
  readonly day: DayKey;
  readonly word: string;
  /** `undefined` for a word of hers that has no place: it is shown, and counts in no mean. */
  readonly place: MoodPlace | undefined;
  readonly selfCare: boolean;
}

/**
 * The days of her calendar that have a mood, oldest first. Days to come are plans, not moods.
 * @param own words of her own with their places
 */
export function moodDaysOf(days: readonly StoredDocument[], own: readonly Mood[], today: DayKey): MoodDay[] {
  return days
    .flatMap(({ key, fields }) => {
      const { emotion, selfCareChecked } = fields;
      if (typeof emotion !== 'string' || emotion.trim() === '' || key > today) return [];
      const word = emotion.trim();
      return [{ day: key, word, place: placeOfMood(word, own), selfCare: selfCareChecked === true }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The middle of several moods; `count` of them had a place. */
export interface MeanMood extends MoodPlace {
  readonly count: number;
}

/** @returns `undefined` where none has a place */
export function meanMood(days: readonly MoodDay[]): MeanMood | undefined {
  const places = days.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return undefined;
  const mean = (axis: keyof MoodPlace) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { pleasant: mean('pleasant'), energy: mean('energy'), count: places.length };
}

export interface MoodWeek extends MeanMood {
  readonly monday: DayKey;
  /** Weeks since the first one: its place on the line. */
  readonly index: number;
}

/** Week by week; weeks without a mood are left out, and keep their place. */
export function weeksOf(days: readonly MoodDay[]): MoodWeek[] {
  const weeks = groupsOf(days, ({ day }) => mondayOf(day));
  const first = [...weeks.keys()][0];
  if (!first) return [];
  return [...weeks].flatMap(([monday, inWeek]) => {
    const mean = meanMood(inWeek);
    return mean ? [{ monday, index: daysBetween(first, monday) / 7, ...mean }] : [];
  });
}

/** Her words, the most frequent first. Of equally frequent ones, the one that came first. */
export function frequentWords(days: readonly MoodDay[], most: number): { word: string; count: number }[] {
  const words = groupsOf(days, ({ word }) => word.toLocaleLowerCase('es'));
  return [...words]
    .map(([word, inWord]) => ({ word, count: inWord.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}

export interface SelfCareMoods {
  readonly withCare: MeanMood | undefined;
  readonly without: MeanMood | undefined;
}

/** How the days are on which she made room for herself, and the others. */
export const selfCareMoods = (days: readonly MoodDay[]): SelfCareMoods => ({
  withCare: meanMood(days.filter(({ selfCare }) => selfCare)),
  without: meanMood(days.filter(({ selfCare }) => !selfCare)),
});
