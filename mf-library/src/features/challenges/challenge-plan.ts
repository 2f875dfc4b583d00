import type { StoredDocument } from '@app/shared-ui/host';
import { addDays, differenceInCalendarDays, formatISO, isValid, parseISO } from 'date-fns';

/** A challenge in the user's calendar (D22): its start, and the days that the user has ticked off there. */
export interface ChallengePlan {
  /** `yyyy-MM-dd` in the device's time zone. */
  readonly startDate: string;
  /** Numbers of the days that are ticked off, from 1. */
  readonly done: ReadonlySet<number>;
}

const DONE = /^done\.([1-9]\d*)$/;

/** `undefined` while the challenge is not in the calendar. */
export function planOf(document: StoredDocument | undefined): ChallengePlan | undefined {
  const startDate = document?.fields['startDate'];
  if (!document || typeof startDate !== 'string' || !isValid(parseISO(startDate))) return undefined;
  const done = Object.entries(document.fields).flatMap(([name, value]) => {
    const day = DONE.exec(name)?.[1];
    return day && value === true ? [Number(day)] : [];
  });
  return { startDate, done: new Set(done) };
}

export const today = (): string => asDay(new Date());

/** The last day of a period, from its first day and its length. */
export const lastDay = (startDate: string, days: number): string => asDay(addDays(parseISO(startDate), days - 1));

const asDay = (date: Date) => formatISO(date, { representation: 'date' });

/** The number of a challenge's day on a date, from 1: the nearest one before it begins and after it has ended. */
export function dayNumberOn(date: string, plan: ChallengePlan | undefined, days: number): number {
  if (!plan) return 1;
  const number = differenceInCalendarDays(parseISO(date), parseISO(plan.startDate)) + 1;
  return Math.min(Math.max(number, 1), days);
}

/** Number and share of the challenge's days that are done. */
export function progressOf(plan: ChallengePlan, days: number): { readonly done: number; readonly percent: number } {
  const done = [...plan.done].filter((day) => day <= days).length;
  return { done, percent: Math.floor((done / days) * 100) };
}
