import { styled } from 'styled-components';
import { dayText } from '@app/shared-ui/dates/day-text';
import { ChartTable } from './chart-table.tsx';
import { insightsCopy } from '../../../copy/insights.es.ts';
import type { MoodWeek } from './mood-days.ts';
import { Panel } from './panel.tsx';

const WIDTH = 600;
const HEIGHT = 180;
const EDGE = 8;
/** A year; more lines would be unreadable. */
const MOST_WEEKS = 52;

type Axis = 'pleasant' | 'energy';

/** Two lines over the weeks: pleasantness and energy. */
export function WeekLines({ weeks: all }: { readonly weeks: readonly MoodWeek[] }) {
  const { time: copy, columns, scale, pleasantWords, energyWords } = insightsCopy;
  const weeks = all.slice(-MOST_WEEKS);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const spoken = copy.spoken(
    dayText(first.monday),
    dayText(last.monday),
    pleasantWords(last.pleasant),
    energyWords(last.energy),
  );
  return (
    <Panel title={copy.title}>
      <Legend aria-hidden="true">
        <span>
          <Sample /> {copy.pleasant}
        </span>
        <span>
          <Sample $isDashed /> {copy.energy}
        </span>
      </Legend>
      <Chart>
        <Scale aria-hidden="true">
          <span>{copy.high}</span>
          <span>{copy.low}</span>
        </Scale>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken}>
          <Middle d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <Line d={pathOf(weeks, 'energy')} $isDashed />
          <Line d={pathOf(weeks, 'pleasant')} />
        </svg>
        <Ends aria-hidden="true">
          <span>{dayText(first.monday)}</span>
          <span>{dayText(last.monday)}</span>
        </Ends>
      </Chart>
      <ChartTable
        caption={copy.title}
        columns={[columns.week, columns.days, columns.pleasant, columns.energy]}
        rows={weeks
          .toReversed()
          .map(({ monday, count, pleasant, energy }) => [
            dayText(monday),
            String(count),
            scale(pleasant),
            scale(energy),
          ])}
      />
    </Panel>
  );
}

/** SVG path from week to week, with a gap for a week without a value; a single week is a point. */
function pathOf(weeks: readonly MoodWeek[], axis: Axis): string {
  const first = weeks[0]?.index ?? 0;
  const span = Math.max(1, (weeks.at(-1)?.index ?? 0) - first);
  return weeks
    .map((week, i) => {
      const x = EDGE + ((week.index - first) / span) * (WIDTH - 2 * EDGE);
      const y = EDGE + ((1 - week[axis]) / 2) * (HEIGHT - 2 * EDGE);
      const follows = weeks[i - 1]?.index === week.index - 1;
      return `${follows ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}h0.01`;
    })
    .join('');
}

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 10px;

  svg {
    display: block;
    width: 100%;
    height: ${HEIGHT}px;
  }
`;

const Middle = styled.path`
  fill: none;
  stroke: var(--line);
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
`;

const Line = styled.path<{ readonly $isDashed?: boolean }>`
  fill: none;
  stroke: ${({ $isDashed }) => ($isDashed ? 'var(--line-strong)' : 'var(--accent)')};
  stroke-width: ${({ $isDashed }) => ($isDashed ? 2.5 : 3.5)};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: ${({ $isDashed }) => ($isDashed ? '2 7' : 'none')};
  vector-effect: non-scaling-stroke;
`;

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.2;
`;

const Ends = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  color: var(--ink-soft);
  font-size: 0.8125rem;
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--ink-soft);
  font-size: 0.875rem;

  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

const Sample = styled.i<{ readonly $isDashed?: boolean }>`
  width: 26px;
  border-top: ${({ $isDashed }) => ($isDashed ? '3px dotted var(--line-strong)' : '4px solid var(--accent)')};
  border-radius: 2px;
`;
