import { weekOfStage } from '@app/contract/programme';
import { styled } from 'styled-components';
import { ButtonLink } from '@app/shared-ui/components/button';
import { House } from 'lucide-react';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { stageCopy } from '../../copy/stage.es.ts';

/** Sticky while the user scrolls: the link home, and which stage of the block this is. */
export function StageHeader({ stageId }: { readonly stageId: number }) {
  const weekNumber = weekOfStage(stageId);
  return (
    <Bar>
      <Home to="/" $variant="quiet">
        <House aria-hidden size={18} />
        {stageCopy.home}
      </Home>
      <Counter>
        <span>{stageCopy.counter(weekNumber)}</span>
        <ProgressBar label={stageCopy.counterLabel} value={weekNumber} max={4} />
      </Counter>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin: 0 calc(-1 * var(--page-gutter)) -16px;
  padding: 6px var(--page-gutter);
  background: var(--paper);
`;

const Home = styled(ButtonLink)`
  min-height: 44px;
  margin-left: -14px;
  padding: 8px 14px;
`;

const Counter = styled.div`
  display: grid;
  gap: 4px;
  width: 148px;
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.875rem;
  line-height: 1.4;
  text-align: right;
`;
