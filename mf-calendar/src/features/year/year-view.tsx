import { Card } from '@app/shared-ui/components/card';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { CalendarLegend } from '../../components/calendar-legend.tsx';
import { yearCopy as copy } from '../../copy/year.es.ts';
import { type DayKey } from '@app/shared-ui/dates/day-key';
import { yearDays } from '../../dates/calendar-days.ts';
import { yearName } from '../../dates/day-names.ts';
import { isBlank } from '../../days/calendar-day.ts';
import { useDaysOf } from '../../days/use-day.ts';
import { YearMosaic } from './year-mosaic.tsx';
import { YearTable } from './year-table.tsx';

interface YearViewProps {
  readonly day: DayKey;
  readonly today: DayKey;
  readonly onOpenDay: (day: DayKey) => void;
}

/** A year of days as a mosaic of moods (DESIGN 9), with the same in words behind it. */
export function YearView({ day, today, onOpenDay }: YearViewProps) {
  const year = yearName(day);
  const keys = useMemo(() => yearDays(`${year}-01-01`), [year]);
  const days = useDaysOf(keys);
  const written = days.filter((each) => !isBlank(each));
  return (
    <Card as="section">
      <Content>
        <YearMosaic label={copy.mosaic(year, written.length)} days={days} today={today} onOpenDay={onOpenDay} />
        {written.length > 0 ? (
          <>
            <CalendarLegend />
            <YearTable days={written} onOpenDay={onOpenDay} />
          </>
        ) : (
          <Quiet>{copy.none(year)}</Quiet>
        )}
      </Content>
    </Card>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Quiet = styled.p`
  color: var(--ink-soft);
  text-align: center;
`;
