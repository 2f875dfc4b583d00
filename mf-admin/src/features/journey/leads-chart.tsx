import { leadSourceSchema } from '@app/contract/leads';
import { Legend } from '@app/shared-ui/components/legend';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { styled } from 'styled-components';
import { ChartFigure, shadeOf, ShadeSwatch } from '../../components/chart-figure.tsx';
import { ChartSkeleton } from '../../components/chart-skeleton.tsx';
import { DataTable, TableDetails } from '../../components/data-table.tsx';
import { Empty, Sheet, Soft } from '../../components/sheet.tsx';
import { journeyCopy } from '../../copy/journey.es.ts';
import { panelCopy } from '../../copy/panel.es.ts';
import { formatCalendarDay } from '../../dates/format-date.ts';
import { type Lead, type LeadDay, leadDays } from './lead-days.ts';

const copy = journeyCopy.leads;
const DAYS = 30;
const HEIGHT = 140;
const SLOT = 20;
const BAR = 14;

interface LeadsChartProps {
  /** `undefined` while they are on their way. */
  readonly leads: readonly Lead[] | undefined;
  readonly today: DayKey;
}

/** Leads of the last thirty days as bars, a colour for each button, and the same as a table. */
export function LeadsChart({ leads, today }: LeadsChartProps) {
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      <Soft>{copy.lead}</Soft>
      {leads ? <Chart days={leadDays(leads, DAYS, today)} /> : <ChartSkeleton />}
    </Sheet>
  );
}

function Chart({ days }: { readonly days: readonly LeadDay[] }) {
  const total = days.reduce((sum, day) => sum + day.total, 0);
  if (total === 0) return <Empty>{copy.empty}</Empty>;
  return (
    <Figure>
      <figcaption>{copy.chart(total, DAYS)}</figcaption>
      <Bars days={days} />
      <Axis aria-hidden="true">
        <span>{formatCalendarDay(days[0]?.day ?? '')}</span>
        <span>{formatCalendarDay(days.at(-1)?.day ?? '')}</span>
      </Axis>
      <Legend>
        {leadSourceSchema.options.map((source, i) => (
          <li key={source}>
            <ShadeSwatch $shade={i} />
            {copy.sources[source]}
          </li>
        ))}
      </Legend>
      <LeadsTable days={days} />
    </Figure>
  );
}

function Bars({ days }: { readonly days: readonly LeadDay[] }) {
  const most = Math.max(...days.map(({ total }) => total), 1);
  const heightOf = (count: number) => (count / most) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
      {days.map(({ day, bySource, total }, i) => {
        let below = 0;
        return (
          <g key={day}>
            <title>{copy.bar(formatCalendarDay(day), total)}</title>
            {leadSourceSchema.options.map((source, shade) => {
              const height = heightOf(bySource[source] ?? 0);
              below += height;
              return height > 0 ? (
                <rect
                  key={source}
                  x={i * SLOT + (SLOT - BAR) / 2}
                  y={HEIGHT - below}
                  width={BAR}
                  height={height}
                  fill={shadeOf(shade)}
                />
              ) : null;
            })}
          </g>
        );
      })}
    </svg>
  );
}

function LeadsTable({ days }: { readonly days: readonly LeadDay[] }) {
  return (
    <TableDetails>
      <summary>{copy.table}</summary>
      <DataTable>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            {leadSourceSchema.options.map((source) => (
              <th key={source} scope="col">
                {copy.sources[source]}
              </th>
            ))}
            <th scope="col">{copy.total}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ total }) => total > 0)
            .toReversed()
            .map(({ day, bySource, total }) => (
              <tr key={day}>
                <th scope="row">{formatCalendarDay(day)}</th>
                {leadSourceSchema.options.map((source) => (
                  <td key={source}>{panelCopy.number(bySource[source] ?? 0)}</td>
                ))}
                <td>{panelCopy.number(total)}</td>
              </tr>
            ))}
        </tbody>
      </DataTable>
    </TableDetails>
  );
}

const Figure = styled(ChartFigure)`
  svg {
    width: 100%;
    height: 140px;
    border-bottom: 2px solid var(--line);
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -6px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
