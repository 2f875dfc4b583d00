import type { Mood } from '@app/shared-ui/moods/moods';
import { createContext } from 'react';
import type { ChallengeDay } from '../../challenges/challenge-days.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';

/** What all cells of a month need, read once for all of them. */
export interface MonthContents {
  readonly ownMoods: readonly Mood[];
  readonly challengesOn: (day: DayKey) => readonly ChallengeDay[];
}

export const MonthContext = createContext<MonthContents>({ ownMoods: [], challengesOn: () => [] });
