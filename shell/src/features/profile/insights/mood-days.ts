import type { StoredDocument } from '@app/shared-ui/host';
import { type Mood, type MoodPlace, placeOfMood } from '@app/shared-ui/moods/moods';
import { type DayKey, daysBetween, mondayOf } from '@app/shared-ui/dates/day-key';
import { groupsOf } from './groups.ts';

/** Minimum number of days for a chart. */
export const DAYS_NEEDED = 14;

/** A day with a mood. */
export interface MoodDay {
  readonly day: DayKey;
  readonly word: string;
  /** `undefined` for a word of the user's own without coordinates: it is shown, and counts in no mean. */
  readonly place: MoodPlace | undefined;
  readonly selfCare: boolean;
}

/**
 * Calendar days with a mood, oldest first. Days in the future are plans and are left out.
 * @param own the user's own words, with their coordinates
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

/** Mean of several moods; `count` of them had coordinates. */
export interface MeanMood extends MoodPlace {
  readonly count: number;
}

/** @returns `undefined` where no day has coordinates */
export function meanMood(days: readonly MoodDay[]): MeanMood | undefined {
  const places = days.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return undefined;
  const mean = (axis: keyof MoodPlace) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { pleasant: mean('pleasant'), energy: mean('energy'), count: places.length };
}

export interface MoodWeek extends MeanMood {
  readonly monday: DayKey;
  /** Weeks since the first one: the x coordinate. */
  readonly index: number;
}

/** Means by week; weeks without a mood are left out, and keep their index. */
export function weeksOf(days: readonly MoodDay[]): MoodWeek[] {
  const weeks = groupsOf(days, ({ day }) => mondayOf(day));
  const first = [...weeks.keys()][0];
  if (!first) return [];
  return [...weeks].flatMap(([monday, inWeek]) => {
    const mean = meanMood(inWeek);
    return mean ? [{ monday, index: daysBetween(first, monday) / 7, ...mean }] : [];
  });
}

/** Words by frequency, descending; ties by first occurrence. */
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

/** Mean moods of days with self-care and of the others. */
export const selfCareMoods = (days: readonly MoodDay[]): SelfCareMoods => ({
  withCare: meanMood(days.filter(({ selfCare }) => selfCare)),
  without: meanMood(days.filter(({ selfCare }) => !selfCare)),
});
