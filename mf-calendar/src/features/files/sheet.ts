import { textOf } from '@app/contract/field-edits';
import { weekKeyOf } from '@app/contract/week-key';
import type { Documents } from '@app/shared-ui/host';
import { type Mood, type MoodPlace, placeOfMood } from '@app/shared-ui/moods/moods';
import { challengeDaysOn, type ChallengeDay, type PlannedChallenge } from '../../challenges/challenge-days.ts';
import { type CalendarView, monthDays, weekDays } from '../../dates/calendar-days.ts';
import { type DayKey } from '@app/shared-ui/dates/day-key';
import { type CalendarDay, calendarDay } from '../../days/calendar-day.ts';

export interface SheetDay extends CalendarDay {
  readonly place: MoodPlace | undefined;
  readonly challenges: readonly ChallengeDay[];
}

/** Content of a printed page. */
export interface Sheet {
  readonly view: Exclude<CalendarView, 'year'>;
  readonly day: DayKey;
  readonly days: readonly SheetDay[];
  /** Of the shown week; empty elsewhere. */
  readonly weekIntention: string;
}

interface SheetSources {
  readonly documents: Documents;
  readonly challenges: readonly PlannedChallenge[];
  readonly ownMoods: readonly Mood[];
}

/** The open page of the calendar, at this moment. */
export function sheetOf(view: Sheet['view'], day: DayKey, { documents, challenges, ownMoods }: SheetSources): Sheet {
  const keys = { day: [day], week: weekDays(day), month: monthDays(day) }[view];
  const week = view === 'week' ? documents.get('week', weekKeyOf(day)) : undefined;
  return {
    view,
    day,
    weekIntention: textOf(week?.fields['intention']),
    days: keys.map((key) => {
      const record = calendarDay(key, documents.get('day', key));
      return { ...record, place: placeOfMood(record.emotion, ownMoods), challenges: challengeDaysOn(challenges, key) };
    }),
  };
}
