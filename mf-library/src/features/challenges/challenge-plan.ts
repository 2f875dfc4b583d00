import { type DayKey, dayKeyOf, daysBetween, isDayKey, plusDays } from '@app/shared-ui/dates/day-key';
import type { StoredDocument } from '@app/shared-ui/host';

/** A challenge in the user's calendar (D22): its start, and the days that the user has ticked off there. */
export interface ChallengePlan {
  readonly startDate: DayKey;
  /** Numbers of the days that are ticked off, from 1. */
  readonly done: ReadonlySet<number>;
}

const DONE = /^done\.([1-9]\d*)$/;

/** `undefined` while the challenge is not in the calendar. */
export function planOf(document: StoredDocument | undefined): ChallengePlan | undefined {
  const startDate = document?.fields['startDate'];
  if (!document || typeof startDate !== 'string' || !isDayKey(startDate)) return undefined;
  const done = Object.entries(document.fields).flatMap(([name, value]) => {
    const day = DONE.exec(name)?.[1];
    return day && value === true ? [Number(day)] : [];
  });
  return { startDate, done: new Set(done) };
}

export const today = (): DayKey => dayKeyOf(new Date());

/** The last day of a period, from its first day and its length. */
export const lastDay = (startDate: DayKey, days: number): DayKey => plusDays(startDate, days - 1);

/** The number of a challenge's day on a date, from 1: the nearest one before it begins and after it has ended. */
export function dayNumberOn(date: DayKey, plan: ChallengePlan | undefined, days: number): number {
  if (!plan) return 1;
  const number = daysBetween(plan.startDate, date) + 1;
  return Math.min(Math.max(number, 1), days);
}

/** Number and share of the challenge's days that are done. */
export function progressOf(plan: ChallengePlan, days: number): { readonly done: number; readonly percent: number } {
  const done = [...plan.done].filter((day) => day <= days).length;
  return { done, percent: Math.floor((done / days) * 100) };
}
