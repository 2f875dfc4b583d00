import { textOf } from '@app/contract/field-edits';
import { DAY_ICONS } from '@app/contract/sync-kinds';
import type { StoredDocument } from '@app/shared-ui/host';
import type { DayKey } from '@app/shared-ui/dates/day-key';

export type DayIcon = (typeof DAY_ICONS)[number];

/** Fields of a day that hold the user's text. */
export const DAY_TEXTS = ['emotion', 'note', 'intention', 'journalEntry'] as const;
export type DayText = (typeof DAY_TEXTS)[number];

/** A day as the user wrote it (2§3). Absent fields are empty: an unknown day is a blank page, not an error. */
export interface CalendarDay {
  readonly day: DayKey;
  readonly emotion: string;
  readonly note: string;
  readonly intention: string;
  readonly journalEntry: string;
  readonly icon: DayIcon | null;
  readonly isSacred: boolean;
  readonly selfCareChecked: boolean;
}

export function calendarDay(day: DayKey, document: StoredDocument | undefined): CalendarDay {
  const { emotion, note, intention, journalEntry, icon, isSacred, selfCareChecked } = document?.fields ?? {};
  return {
    day,
    emotion: textOf(emotion),
    note: textOf(note),
    intention: textOf(intention),
    journalEntry: textOf(journalEntry),
    icon: DAY_ICONS.find((known) => known === icon) ?? null,
    isSacred: isSacred === true,
    selfCareChecked: selfCareChecked === true,
  };
}

/** Whether the day holds anything. */
export const isBlank = (day: CalendarDay): boolean =>
  !day.icon && !day.isSacred && !day.selfCareChecked && DAY_TEXTS.every((field) => day[field].trim() === '');
