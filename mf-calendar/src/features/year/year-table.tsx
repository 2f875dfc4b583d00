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
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>{copy.table}</Summary>
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
    </details>
  );
}

const Summary = styled.summary`
  display: list-item;
  width: fit-content;
  min-height: 44px;
  padding: 10px 4px;
  color: var(--accent);
  font-weight: 600;
  cursor: pointer;
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
