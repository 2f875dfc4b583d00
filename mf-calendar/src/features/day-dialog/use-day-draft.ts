import { type DocumentEdit, type FieldEdit, useHost } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { type CalendarDay, calendarDay } from '../../days/calendar-day.ts';

const FIELDS = ['emotion', 'icon', 'note', 'isSacred'] as const;
type Draft = Pick<CalendarDay, (typeof FIELDS)[number]>;

/**
 * The draft of a day's dialog. Its base is what the dialog showed when it opened, and only the fields that the user changed are written: a
 * change from another device stays, or becomes a conflicting version.
 */
export function useDayDraft(day: DayKey) {
  const { documents } = useHost();
  const [shown] = useState<Draft>(() => calendarDay(day, documents.get('day', day)));
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing');
  const stretch = useRef<DocumentEdit | null>(null);

  useEffect(() => {
    const edit = documents.begin('day', day);
    stretch.current = edit;
    return () => edit.close();
  }, [documents, day]);

  const draft: Draft = { ...shown, ...changes };
  const changed = FIELDS.filter((field) => draft[field] !== shown[field]);

  return {
    draft,
    state,
    isChanged: changed.length > 0,
    change: (next: Partial<Draft>) => setChanges((current) => ({ ...current, ...next })),
    /** @returns whether it is on the device */
    save: async (): Promise<boolean> => {
      if (changed.length === 0) return true;
      setState('saving');
      try {
        const edit = stretch.current;
        edit?.set(Object.fromEntries(changed.map((field): [string, FieldEdit] => [field, { value: draft[field] }])));
        await edit?.flush();
        return true;
      } catch {
        setState('failed');
        return false;
      }
    },
  };
}
