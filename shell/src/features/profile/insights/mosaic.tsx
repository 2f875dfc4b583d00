import { MoodLegend } from '@app/shared-ui/components/mood-legend';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { styled } from 'styled-components';
import { dayText, dayWithYear } from '@app/shared-ui/dates/day-text';
import { daysBetween, mondayOf, plusDays } from '@app/shared-ui/dates/day-key';
import { ChartTable } from './chart-table.tsx';
import { insightsCopy } from '../../../copy/insights.es.ts';
import type { MoodDay } from './mood-days.ts';
import { Panel } from './panel.tsx';

/** Half a year: a day's square stays large enough to be seen. */
const WEEKS = 26;
const CELL = 12;
const GAP = 3;
const STEP = CELL + GAP;

/** The last half year: a column per week from Monday down, in the colours of the moods. */
export function Mosaic({ days, today }: { readonly days: readonly MoodDay[]; readonly today: string }) {
  const { mosaic: copy, columns } = insightsCopy;
  const oldest = plusDays(mondayOf(today), -7 * (WEEKS - 1));
  const shown = days.filter(({ day }) => day >= oldest);
  const first = shown[0];
  const last = shown.at(-1);
  const start = first ? mondayOf(first.day) : oldest;
  const weeks = Math.max(12, Math.floor(daysBetween(start, today) / 7) + 1);
  const moods = new Map(shown.map((one) => [one.day, one]));
  return (
    <Panel title={copy.title}>
      <Picture
        viewBox={`0 0 ${weeks * STEP - GAP} ${7 * STEP - GAP}`}
        role="img"
        aria-label={first && last ? copy.spoken(dayText(first.day), dayText(last.day)) : copy.title}
        style={{ maxWidth: weeks * 24 }}
      >
        {Array.from({ length: weeks * 7 }, (_, i) => {
          const day = plusDays(start, i);
          const mood = moods.get(day);
          const place = { x: Math.floor(i / 7) * STEP, y: (i % 7) * STEP, width: CELL, height: CELL, rx: 3.5 };
          if (day > today) return null;
          return mood ? (
            <g key={day} {...moodTone(mood.place)}>
              <Lived {...place} />
            </g>
          ) : (
            <Quiet key={day} {...place} />
          );
        })}
      </Picture>
      <MoodLegend />
      <ChartTable
        caption={copy.title}
        columns={[columns.day, columns.word, columns.selfCare]}
        rows={shown
          .toReversed()
          .map(({ day, word, selfCare }) => [dayWithYear(day), word, selfCare ? insightsCopy.yes : insightsCopy.no])}
      />
    </Panel>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
`;

const Lived = styled.rect`
  fill: var(--mood);
`;

const Quiet = styled.rect`
  fill: var(--surface-sunken);
`;
