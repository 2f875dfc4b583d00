import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@app/shared-ui/components/button';
import { useParams } from 'react-router-dom';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';
import { currentWeekQuery } from '../../queries/journey-queries.ts';
import { StagesPage, useCurrentStageAddress } from './stages-page.tsx';
import { isWeekCompleted, useStageGroups } from './use-stage-groups.ts';

/** `/block/:blockId/etapas-completadas`: that block's stages only (2§2.13). */
export function BlockCompletedStagesPage() {
  const blockId = Number(useParams().blockId);
  const stages = useStageGroups((block) => block.id === blockId && block.completedStages > 0, isWeekCompleted);
  const { title } = completedStagesCopy.ofBlock;
  return <StagesPage title={title} stages={stages} empty={completedStagesCopy.empty} links={<WaysOn />} />;
}

/** `/block/:blockId/etapas-anteriores`: that block's stages before the current one, with their state (D9). */
export function EarlierStagesPage() {
  const blockId = Number(useParams().blockId);
  const { data: current, isError, refetch } = useQuery(currentWeekQuery);
  const earlier = useStageGroups(
    (block) => block.id === blockId,
    (week) => current !== undefined && week.id < current.id,
  );
  // Without the current stage there would seem to be none before it.
  const stages = current ? earlier : isError ? failed(() => void refetch()) : loading;
  const { title, empty, emptyText } = completedStagesCopy.earlier;
  return <StagesPage title={title} stages={stages} empty={{ title: empty, text: emptyText }} links={<WaysOn />} />;
}

const loading = { state: 'loading' } as const;
const failed = (retry: () => void) => ({ state: 'failed', retry }) as const;

function WaysOn() {
  const here = useCurrentStageAddress();
  const { current, history } = completedStagesCopy.ofBlock;
  return (
    <>
      <ButtonLink to={here} $variant="quiet">
        {current}
      </ButtonLink>
      <ButtonLink to="/etapas-completadas" $variant="quiet">
        {history}
      </ButtonLink>
    </>
  );
}
