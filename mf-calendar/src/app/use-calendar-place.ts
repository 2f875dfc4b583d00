import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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
  const view = VIEWS.find((known) => NAMES[known] === search.get('vista')) ?? 'month';
  const date = search.get('fecha') ?? '';
  const day = isDayKey(date) ? date : today;
  const go = useCallback<CalendarPlace['go']>(
    (nextView, nextDay) =>
      void navigate({ search: String(new URLSearchParams({ vista: NAMES[nextView], fecha: nextDay })) }),
    [navigate],
  );
  return { view, day, go };
}
