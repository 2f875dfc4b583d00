import { useDocuments, useStoredDocument } from '@app/shared-ui/host';
import { useMemo } from 'react';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { type CalendarDay, calendarDay } from './calendar-day.ts';

/** One day. Each cell of a grid subscribes to its own, so that typing into one day re-renders no other. */
export function useDay(day: DayKey): CalendarDay {
  const document = useStoredDocument('day', day);
  return useMemo(() => calendarDay(day, document), [day, document]);
}

/** Many days at once, in the order asked for, as a year and a PDF need them. */
export function useDaysOf(days: readonly DayKey[]): CalendarDay[] {
  const documents = useDocuments('day');
  return useMemo(() => {
    const byDay = new Map(documents.map((document) => [document.key, document]));
    return days.map((day) => calendarDay(day, byDay.get(day)));
  }, [days, documents]);
}

/** Whether the day has a conflict that the user has not resolved. */
export const useHasOtherVersions = (day: DayKey): boolean => (useStoredDocument('day', day)?.others.length ?? 0) > 0;
