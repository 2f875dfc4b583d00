import type { Week } from '@app/contract/blocks';
import { ChevronRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { StageStateChip } from '../../components/stage-state-chip.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';

interface BlockStagesProps {
  readonly weeks: readonly Week[];
  /** The block is not open yet: its stages can be looked at, and nothing in them is due. */
  readonly isWaiting: boolean;
}

/** The stages of a block, each a way in. */
export function BlockStages({ weeks, isWaiting }: BlockStagesProps) {
  return (
    <List>
      {weeks.map((week) => (
        <li key={week.id}>
          <Stage to={`/block/${week.blockId}/etapa/${week.id}`}>
            <ProgressRing percent={week.progress} size={64}>
              <Number>{week.weekNumber}</Number>
            </ProgressRing>
            <Words>
              <Line>
                {programmeCopy.stageOfFour(week.weekNumber)}
                {isWaiting ? null : <StageStateChip percent={week.progress} />}
              </Line>
              <Title>{week.title}</Title>
              <Objective>{week.objective}</Objective>
              {isWaiting ? null : (
                <Line>{programmeCopy.activitiesCompleted(week.completedActivities, week.totalActivities)}</Line>
              )}
            </Words>
            {isWaiting ? <Lock aria-hidden size={20} /> : <ChevronRight aria-hidden size={22} />}
          </Stage>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
  gap: 16px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
`;

const Stage = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 18px;
  height: 100%;
  padding: 20px 16px 20px 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink);
  text-decoration: none;
  transition: background-color 0.15s;

  @media (hover: hover) {
    &:hover {
      background: var(--tone-surface);
    }
  }

  > svg {
    align-self: center;
    color: var(--tone-solid);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
`;

const Number = styled.span`
  color: var(--tone-ink);
  font: 500 1.375rem / 1 var(--font-serif);
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Title = styled.h3`
  font-size: 1.25rem;
`;

const Objective = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.5;
  text-wrap: pretty;
`;
