import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { calendarCopy } from '../../copy/calendar.es.ts';
import { yearCopy as copy } from '../../copy/year.es.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { dayInYear } from '../../dates/day-names.ts';
import type { CalendarDay } from '../../days/calendar-day.ts';

interface YearTableProps {
  readonly days: readonly CalendarDay[];
  readonly onOpenDay: (day: DayKey) => void;
}

/** The mosaic in words: a row for every written day, from which the day opens. Made when it is asked for. */
export function YearTable({ days, onOpenDay }: YearTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {copy.table}
        <ChevronDown aria-hidden size={20} />
      </summary>
      {isOpen ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">{copy.columns.day}</th>
              <th scope="col">{copy.columns.icon}</th>
              <th scope="col">{copy.columns.emotion}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, icon, emotion }) => (
              <tr key={day}>
                <th scope="row">
                  <DayButton type="button" onClick={() => onOpenDay(day)}>
                    {dayInYear(day)}
                  </DayButton>
                </th>
                <td>{icon ? calendarCopy.icons[icon] : copy.nothing}</td>
                <td>{emotion.trim() || copy.nothing}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Fold>
  );
}

const Fold = styled.details`
  > summary {
    display: flex;
    gap: 8px;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    padding: 10px 4px;
    color: var(--accent);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > svg {
    flex: none;
    transition: rotate 0.2s;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  th,
  td {
    padding: 2px 8px 2px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
  }

  thead th {
    padding-block: 8px;
    color: var(--ink-soft);
    font-weight: 600;
  }
`;

const DayButton = styled.button`
  min-height: 44px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--accent);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
