import { textOf } from '@app/contract/field-edits';
import type { ChallengeCard } from '@app/contract/library';
import type { StoredDocument } from '@app/shared-ui/host';
import { type DayKey, daysBetween, isDayKey, plusDays } from '@app/shared-ui/dates/day-key';

/** A challenge that the user has put into the calendar (D22). */
export interface PlannedChallenge {
  readonly id: string;
  readonly startDate: DayKey;
  /** Absent while the library's list is not available, e.g. offline on a new device. */
  readonly title: string | undefined;
  readonly daysCount: number | undefined;
  /** Whether the user's access does not cover the texts of its days. */
  readonly isLocked: boolean | undefined;
  /** Numbers of the days that the user has ticked off, from 1. */
  readonly done: ReadonlySet<number>;
}

/** One day of a challenge, shown beside what the user wrote on that day. */
export interface ChallengeDay {
  readonly challenge: PlannedChallenge;
  /** From 1; the day's texts are `days[number - 1]` of the library's challenge. */
  readonly number: number;
  readonly isDone: boolean;
}

export const doneField = (number: number): string => `done.${number}`;

/** @returns `undefined` for a document without a start: nothing that a calendar could show */
export function plannedChallenge(
  document: StoredDocument,
  cards: readonly ChallengeCard[],
): PlannedChallenge | undefined {
  const startDate = textOf(document.fields['startDate']);
  if (!isDayKey(startDate)) return undefined;
  const card = cards.find(({ id }) => String(id) === document.key);
  return {
    id: document.key,
    startDate,
    title: card?.title,
    daysCount: card?.daysCount,
    isLocked: card?.isLocked,
    done: new Set(
      Object.entries(document.fields).flatMap(([name, value]) =>
        name.startsWith('done.') && value === true ? [Number(name.slice('done.'.length))] : [],
      ),
    ),
  };
}

/** Length in days; while it is not known, the number of the last ticked day, at least 1. */
export const lengthOf = ({ daysCount, done }: PlannedChallenge): number => daysCount ?? Math.max(1, ...done);

/** The challenge's part in a day. */
export function challengeDay(challenge: PlannedChallenge, day: DayKey): ChallengeDay | undefined {
  const number = daysBetween(challenge.startDate, day) + 1;
  if (number < 1 || number > lengthOf(challenge)) return undefined;
  return { challenge, number, isDone: challenge.done.has(number) };
}

export const challengeDaysOn = (challenges: readonly PlannedChallenge[], day: DayKey): ChallengeDay[] =>
  challenges.flatMap((challenge) => challengeDay(challenge, day) ?? []);

export const lastDayOf = (challenge: PlannedChallenge): DayKey =>
  plusDays(challenge.startDate, lengthOf(challenge) - 1);
