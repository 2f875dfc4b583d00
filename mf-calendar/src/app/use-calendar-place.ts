import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type CalendarView } from '../dates/calendar-days.ts';
import { type DayKey, isDayKey } from '@app/shared-ui/dates/day-key';

const NAMES: Record<CalendarView, string> = { month: 'mes', week: 'semana', day: 'dia', year: 'anual' };
const VIEWS = Object.keys(NAMES) as CalendarView[];

export interface CalendarPlace {
  readonly view: CalendarView;
  readonly day: DayKey;
  /** Opens another page of the calendar; Back leads here again. */
  readonly go: (view: CalendarView, day: DayKey) => void;
}

/** The open page of the calendar, from the address: `?vista=semana&fecha=2026-11-21`. A missing or invalid value is the current month. */
export function useCalendarPlace(today: DayKey): CalendarPlace {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ownDay = useOwnDay(today);
  const view = VIEWS.find((known) => NAMES[known] === search.get('vista')) ?? 'month';
  const date = search.get('fecha') ?? '';
  const day = isDayKey(date) ? date : ownDay;
  const go = useCallback<CalendarPlace['go']>(
    (nextView, nextDay) =>
      void navigate({ search: String(new URLSearchParams({ vista: NAMES[nextView], fecha: nextDay })) }),
    [navigate],
  );
  return { view, day, go };
}

const FIELD = 'textarea, input';

/**
 * The day of an address that names none: today. At midnight no page goes away under what is being written on it: it stays until the user
 * comes back to it later, or goes somewhere else.
 */
function useOwnDay(today: DayKey): DayKey {
  const { key } = useLocation();
  const [own, setOwn] = useState({ key, day: today });
  if (own.key !== key) setOwn({ key, day: today });
  useEffect(() => {
    const follow = () => {
      if (document.activeElement?.matches(FIELD)) return;
      setOwn((before) => (before.day === today ? before : { ...before, day: today }));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [today]);
  return own.day;
}
