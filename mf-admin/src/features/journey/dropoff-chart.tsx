import { DROPOFF_DAYS, type getStageDropoff, SMALLEST_GROUP, type StageDropoff } from '@app/contract/admin-stats';
import type { ResponseOf } from '@app/contract/endpoint';
import { Legend } from '@app/shared-ui/components/legend';
import { SectionTitle } from '@app/shared-ui/components/page';
import { styled } from 'styled-components';
import { ChartFigure, shadeOf, ShadeSwatch } from '../../components/chart-figure.tsx';
import { ChartSkeleton } from '../../components/chart-skeleton.tsx';
import { DataTable, TableDetails } from '../../components/data-table.tsx';
import { Empty, Sheet, Soft } from '../../components/sheet.tsx';
import { journeyCopy } from '../../copy/journey.es.ts';
import { panelCopy } from '../../copy/panel.es.ts';
import { relativeTime } from '../../dates/relative-time.ts';

const copy = journeyCopy.dropoff;
const HALTED = 0;
/** Three times as light or dark as the card, as a shape has to be. */
const HERE = 1.5;

type Dropoff = ResponseOf<typeof getStageDropoff>;

interface DropoffChartProps {
  /** `undefined` while it is on its way. */
  readonly dropoff: Dropoff | undefined;
  readonly now: Date;
}

/** How many users are at each stage and where they have stopped: a bar for each stage, and the same as a table. */
export function DropoffChart({ dropoff, now }: DropoffChartProps) {
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      <Soft>{copy.lead(DROPOFF_DAYS, SMALLEST_GROUP)}</Soft>
      {dropoff?.countedAt ? <Soft>{copy.counted(relativeTime(dropoff.countedAt, now))}</Soft> : null}
      {dropoff ? <Chart {...dropoff} /> : <ChartSkeleton />}
    </Sheet>
  );
}

function Chart({ stages, countedAt }: Dropoff) {
  // Before the first count nobody knows whether there is a group.
  if (stages.length === 0) return <Empty>{countedAt ? copy.empty : copy.notCounted}</Empty>;
  return (
    <ChartFigure>
      <figcaption>{copy.chart}</figcaption>
      <Legend>
        <li>
          <ShadeSwatch $shade={HERE} />
          {copy.here}
        </li>
        <li>
          <ShadeSwatch $shade={HALTED} />
          {copy.halted}
        </li>
      </Legend>
      <Bars stages={stages} />
      <DropoffTable stages={stages} />
    </ChartFigure>
  );
}

function Bars({ stages }: { readonly stages: readonly StageDropoff[] }) {
  const most = Math.max(...stages.map(({ here }) => here));
  return (
    <List aria-hidden="true">
      {stages.map(({ stageId, title, here, halted }) => (
        <li key={stageId}>
          <span>{copy.stageName(stageId, title)}</span>
          <Track>
            <Bar style={{ width: `${(here / most) * 100}%` }}>
              <Part style={{ width: `${((halted ?? 0) / here) * 100}%` }} />
            </Bar>
            <b>{panelCopy.number(here)}</b>
          </Track>
        </li>
      ))}
    </List>
  );
}

function DropoffTable({ stages }: { readonly stages: readonly StageDropoff[] }) {
  return (
    <TableDetails>
      <summary>{copy.table}</summary>
      <DataTable>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.stage}</th>
            <th scope="col">{copy.here}</th>
            <th scope="col">{copy.halted}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stageId, title, here, halted }) => (
            <tr key={stageId}>
              <th scope="row">{copy.stageName(stageId, title)}</th>
              <td>{panelCopy.number(here)}</td>
              <td>{halted === null ? copy.few : panelCopy.number(halted)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableDetails>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  font-size: 0.9375rem;
  line-height: 1.4;
  list-style: none;
`;

const Track = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Bar = styled.span`
  height: 14px;
  min-width: 6px;
  border-radius: 7px;
  background: ${shadeOf(HERE)};
  overflow: hidden;
`;

const Part = styled.span`
  display: block;
  height: 100%;
  background: ${shadeOf(HALTED)};
`;
