import { blockOfStage, weekOfStage } from '@app/contract/programme';
import { ChartTable } from './chart-table.tsx';
import { insightsCopy } from '../../../copy/insights.es.ts';
import type { MeanMood, SelfCareMoods } from './mood-days.ts';
import { Earlier } from './earlier.tsx';
import { MoodBar, MoodBars } from './mood-bar.tsx';
import { Panel } from './panel.tsx';
import { selfCareSentence } from './self-care-sentence.ts';
import type { StageMood } from './stage-moods.ts';

interface Named {
  readonly name: string;
  readonly mood: MeanMood;
}

function MoodTable({ caption, first, rows }: { caption: string; first: string; rows: readonly Named[] }) {
  const { columns, scale } = insightsCopy;
  return (
    <ChartTable
      caption={caption}
      columns={[first, columns.days, columns.pleasant, columns.energy]}
      rows={rows.map(({ name, mood }) => [name, String(mood.count), scale(mood.pleasant), scale(mood.energy)])}
    />
  );
}

const Bars = ({ rows }: { readonly rows: readonly Named[] }) => (
  <MoodBars>
    {rows.map(({ name, mood }) => (
      <MoodBar key={name} label={name} mood={mood} />
    ))}
  </MoodBars>
);

/** Stages that are shown at once: those of a block. */
const LATEST = 4;

/** Mean mood of the days of each stage, the latest at once. */
export function StagePanel({ stages }: { readonly stages: readonly StageMood[] }) {
  const { stages: copy, columns } = insightsCopy;
  const rows = stages.map((mood) => ({ name: copy.name(blockOfStage(mood.stage), weekOfStage(mood.stage)), mood }));
  if (rows.length === 0) return <Panel title={copy.title} text={copy.none} />;
  return (
    <Panel title={copy.title} text={copy.text}>
      <Bars rows={rows.slice(-LATEST)} />
      {rows.length > LATEST ? (
        <Earlier label={copy.earlier(rows.length - LATEST)}>
          <Bars rows={rows.slice(0, -LATEST)} />
        </Earlier>
      ) : null}
      <MoodTable caption={copy.title} first={columns.stage} rows={rows} />
    </Panel>
  );
}

/** Mean mood of days with and without self-care. It states the numbers and draws no conclusion. */
export function SelfCarePanel({ moods: { withCare, without } }: { readonly moods: SelfCareMoods }) {
  const { selfCare: copy, columns } = insightsCopy;
  if (!withCare || !without) return <Panel title={copy.title} text={copy.one} />;
  const said = selfCareSentence(withCare.pleasant, without.pleasant);
  const rows = [
    { name: copy.with, mood: withCare },
    { name: copy.without, mood: without },
  ];
  return (
    <Panel title={copy.title} {...(said && { text: copy[said] })}>
      <Bars rows={rows} />
      <MoodTable caption={copy.title} first={columns.kind} rows={rows} />
    </Panel>
  );
}
