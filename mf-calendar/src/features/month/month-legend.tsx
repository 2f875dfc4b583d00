import { useDocuments } from '@app/shared-ui/host';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { CalendarLegend } from '../../components/calendar-legend.tsx';
import { calendarCopy } from '../../copy/calendar.es.ts';
import { calendarDay, isBlank } from '../../days/calendar-day.ts';
import { LegendPlace } from './month-frame.ts';

/** What the colours of the month say; of a month without any, that it may be blank. Apart from the grid, which need not follow every word. */
export function MonthLegend({ day }: { readonly day: DayKey }) {
  const month = day.slice(0, 7);
  const hasColours = useDocuments('day').some(
    (document) => document.key.startsWith(month) && !isBlank(calendarDay(document.key, document)),
  );
  return <LegendPlace>{hasColours ? <CalendarLegend /> : <p>{calendarCopy.blankMonth}</p>}</LegendPlace>;
}
