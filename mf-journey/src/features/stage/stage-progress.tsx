import type { Week } from '@app/contract/blocks';
import { styled } from 'styled-components';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';
import { stageCopy } from '../../copy/stage.es.ts';

export function StageProgress({ week }: { readonly week: Week }) {
  return (
    <Panel>
      <Line>
        <p>{stageCopy.progress(week.completedActivities, week.totalActivities)}</p>
        <Percent>{programmeCopy.percent(week.progress)}</Percent>
      </Line>
      <ProgressBar label={stageCopy.progressLabel} value={week.progress} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 10px;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  line-height: 1.4;
`;

const Percent = styled.p`
  color: var(--tone-ink);
  font: 500 1.25rem / 1 var(--font-serif);
  white-space: nowrap;
`;
