import type { Week } from '@app/contract/blocks';
import { ButtonLink } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { styled } from 'styled-components';
import { StageStateChip } from '../../components/stage-state-chip.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';
import { isWeekCompleted } from './use-stage-groups.ts';

export function LivedStageCard({ week }: { readonly week: Week }) {
  return (
    <Sheet as="article">
      <Line>
        <span>{completedStagesCopy.stage(week.weekNumber)}</span>
        <StageStateChip percent={week.progress} />
      </Line>
      <h3>{week.title}</h3>
      <Objective>{week.objective}</Objective>
      <Ways>
        <Review to={`/block/${week.blockId}/etapa/${week.id}`} $variant="soft">
          {isWeekCompleted(week) ? completedStagesCopy.review : completedStagesCopy.open}
        </Review>
        {isWeekCompleted(week) ? (
          <Read to={`/journaling?stage=${week.id}`} $variant="quiet">
            {programmeCopy.readStage}
          </Read>
        ) : null}
      </Ways>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  height: 100%;
  padding: 18px 20px 14px;

  & > * + * {
    margin-top: 0;
  }

  h3 {
    font-size: 1.25rem;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Objective = styled.p`
  color: var(--ink-soft);
  font-size: 1rem;
  line-height: 1.5;
  text-wrap: pretty;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;

  && {
    margin-top: auto;
  }
`;

const Read = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 10px;
  font-size: 0.9375rem;
`;

const Review = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 16px;
  background: var(--tone-surface);
  font-size: 0.9375rem;
`;
