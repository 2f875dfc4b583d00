import { getActivity } from '@app/contract/activities';
import { Dumbbell } from '@app/shared-ui/components/dumbbell';
import { endpointQuery } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { dimensionOf } from '@app/shared-ui/year/assessments';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { ChartTable } from './chart-table.tsx';
import { insightsCopy } from '../../../copy/insights.es.ts';
import { Earlier } from './earlier.tsx';
import { Panel } from './panel.tsx';
import type { BlockAssessments } from './then-and-now.ts';

const { assessments: copy } = insightsCopy;

/** Blocks that are shown at once. */
const LATEST = 1;

/** First and last self-assessment of each block, the latest at once. */
export function AssessmentPanel({ blocks }: { readonly blocks: readonly BlockAssessments[] }) {
  if (blocks.length === 0) return <Panel title={copy.title} text={copy.none} />;
  return (
    <Panel title={copy.title} text={copy.text}>
      {blocks.slice(-LATEST).map((block) => (
        <Block key={block.blockId} block={block} />
      ))}
      {blocks.length > LATEST ? (
        <Earlier label={copy.earlier(blocks.length - LATEST)}>
          {blocks.slice(0, -LATEST).map((block) => (
            <Block key={block.blockId} block={block} />
          ))}
        </Earlier>
      ) : null}
    </Panel>
  );
}

function Block({ block: { blockId, activityId, before, now } }: { readonly block: BlockAssessments }) {
  const { columns, noValue } = insightsCopy;
  const labelOf = useDimensionLabels(activityId);
  const rows = Object.entries(now).map(([key, score]) => ({ label: labelOf(key), before: before?.[key], now: score }));
  return (
    <Group {...blockTone(blockId)}>
      <h3>{copy.block(blockId)}</h3>
      {rows.map((row) => (
        <Dumbbell
          key={row.label}
          label={row.label}
          then={row.before}
          now={row.now}
          spoken={row.before === undefined ? copy.once(row.label, row.now) : copy.moved(row.label, row.before, row.now)}
        />
      ))}
      <ChartTable
        caption={`${copy.title}, ${copy.block(blockId)}`}
        columns={[columns.dimension, columns.before, columns.now]}
        rows={rows.map((row) => [row.label, String(row.before ?? noValue), String(row.now)])}
      />
    </Group>
  );
}

/** Labels of the dimensions. Documents hold keys only; offline the keys are shown. */
function useDimensionLabels(activityId: number): (key: string) => string {
  const { data } = useQuery(endpointQuery(getActivity, { params: { id: activityId } }));
  const dimensions = data?.body?.kind === 'assessment' ? data.body.dimensions : [];
  return (key) => dimensionOf(dimensions, key).label;
}

const Group = styled.section`
  display: grid;
  gap: 12px;

  & + & {
    padding-top: 14px;
    border-top: 1px solid var(--line);
  }

  h3 {
    margin: 0;
    color: var(--tone-ink);
    font: 500 1.0625rem / 1.3 var(--font-serif);
  }
`;
