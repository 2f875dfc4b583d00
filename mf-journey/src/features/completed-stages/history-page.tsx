import { STAGES } from '@app/contract/programme';
import { styled } from 'styled-components';
import { latePart } from '@app/shared-ui/components/late-part';
import { Lead } from '@app/shared-ui/components/page';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';
import { StagesPage } from './stages-page.tsx';
import { isWeekCompleted, type StageGroup, useStageGroups } from './use-stage-groups.ts';

const { Part: Closing } = latePart(() => import('./closing.tsx').then((module) => module.Closing), null);

/** `/etapas-completadas`: every completed stage, and after the last one the closing of the journey (D9). */
export function HistoryPage() {
  const stages = useStageGroups((block) => block.completedStages > 0, isWeekCompleted);
  const { title, back, lead } = completedStagesCopy.history;
  return (
    <StagesPage
      title={title}
      stages={stages}
      empty={completedStagesCopy.empty}
      back={back}
      renderIntro={(groups) => {
        if (groups.length === 0) return null;
        return isJourneyComplete(groups) ? <Closing /> : <Intro>{lead}</Intro>;
      }}
    />
  );
}

const isJourneyComplete = (groups: readonly StageGroup[]) =>
  groups.reduce((count, { weeks }) => count + weeks.length, 0) === STAGES;

/** Placed close to the title above it. */
const Intro = styled(Lead)`
  margin-top: -24px;
`;
