import type { ChallengeDay } from '../../challenges/challenge-days.ts';
import { calendarCopy } from '../../copy/calendar.es.ts';
import { challengesCopy } from '../../copy/challenges.es.ts';
import { otherVersionsCopy } from '../../copy/other-versions.es.ts';
import { fullDay } from '../../dates/day-names.ts';
import type { CalendarDay } from '../../days/calendar-day.ts';
import { shortened } from './shortened.ts';

interface Surroundings {
  readonly isToday: boolean;
  readonly challenges: readonly ChallengeDay[];
  readonly hasOthers: boolean;
}

const NOTE_LENGTH = 120;

/** A day of the month in one breath, for who does not see the cell. */
export function cellLabel(day: CalendarDay, { isToday, challenges, hasOthers }: Surroundings): string {
  return [
    fullDay(day.day),
    isToday && calendarCopy.today,
    day.emotion.trim(),
    day.icon && calendarCopy.icons[day.icon],
    day.isSacred && calendarCopy.sacred,
    day.note.trim() && shortened(day.note, NOTE_LENGTH),
    ...challenges.map(({ challenge, number }) =>
      challengesCopy.inCell(
        challenge.title ?? challengesCopy.untitled,
        challengesCopy.dayOf(number, challenge.daysCount),
      ),
    ),
    hasOthers && otherVersionsCopy.title,
  ]
    .filter(Boolean)
    .join('. ');
}
