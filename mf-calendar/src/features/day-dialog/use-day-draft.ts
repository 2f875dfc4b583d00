import { type DocumentEdit, type FieldEdit, useHost } from '@app/shared-ui/host';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { joinVersions } from '@app/shared-ui/versions/compare-versions';
import { type CalendarDay, calendarDay } from '../../days/calendar-day.ts';

const FIELDS = ['emotion', 'icon', 'note', 'isSacred'] as const;
type Field = (typeof FIELDS)[number];
type Draft = Pick<CalendarDay, Field>;

/**
 * The draft of a day's dialog. Its base is what the dialog showed when it opened, and only the fields that the user changed are written: a
 * change from another device stays, or becomes a conflicting version. Written by `save`, and where the page goes with the dialog before the
 * user has said what becomes of the draft: the Back of a phone is no answer.
 */
export function useDayDraft(day: DayKey) {
  const { documents } = useHost();
  const [shown, setShown] = useState<Draft>(() => calendarDay(day, documents.get('day', day)));
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing');
  const stretch = useRef<DocumentEdit | null>(null);

  const draft: Draft = { ...shown, ...changes };
  const changed = FIELDS.filter((field) => draft[field] !== shown[field]);

  /** Fields in which a save that failed has left its words: closing the stretch tries again to write them. */
  const tried = useRef(new Set<Field>());
  const put = (fields: Iterable<Field>, values: Draft) => {
    const edits = [...fields].map((field): [string, FieldEdit] => [field, { value: values[field] }]);
    if (edits.length > 0) stretch.current?.set(Object.fromEntries(edits));
  };
  const isAnswered = useRef(false);
  const leave = useEffectEvent(() => {
    if (!isAnswered.current) put(new Set([...changed, ...tried.current]), draft);
    stretch.current?.close();
  });
  useEffect(() => {
    stretch.current = documents.begin('day', day);
    return () => leave();
  }, [documents, day]);

  return {
    draft,
    state,
    isChanged: changed.length > 0,
    change: (next: Partial<Draft>) => setChanges((current) => ({ ...current, ...next })),
    /**
     * Shows a field as it became when the user chose between its versions, from which the draft goes on.
     * @param isAdded the user wants the other's text, so that what is typed here is joined with it
     */
    follow: (field: 'emotion' | 'note', isAdded: boolean) => {
      stretch.current?.close();
      stretch.current = documents.begin('day', day);
      const stored = calendarDay(day, documents.get('day', day));
      setShown((before) => ({ ...before, [field]: stored[field] }));
      const typed = changes[field];
      if (typed !== undefined && isAdded) setChanges({ ...changes, [field]: joinVersions(typed, stored[field]) });
    },
    /** The user does not want it. */
    drop: () => {
      isAnswered.current = true;
      // One that is under way is still called saved once it is.
      if (state === 'failed') put(tried.current, shown);
    },
    /** @returns whether it is on the device */
    save: async (): Promise<boolean> => {
      for (const field of changed) tried.current.add(field);
      if (tried.current.size === 0) return true;
      setState('saving');
      try {
        put(tried.current, draft);
        await stretch.current?.flush();
        isAnswered.current = true;
        return true;
      } catch {
        setState('failed');
        return false;
      }
    },
  };
}
