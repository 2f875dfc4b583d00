import type { Activity } from '@app/contract/activities';
import type { Block, Week } from '@app/contract/blocks';
import { latePart } from '@app/shared-ui/components/late-part';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Lead, Page, SectionTitle } from '@app/shared-ui/components/page';
import { stageCopy } from '../copy/stage.es.ts';
import { ActivityList } from '../features/activities/activity-list.tsx';
import { RewardPanel } from '../features/stage/reward-panel.tsx';
import { StageBanner } from '../features/stage/stage-banner.tsx';
import { StageComplete } from '../features/stage/stage-complete.tsx';
import { StageHeader } from '../features/stage/stage-header.tsx';
import { StageProgress } from '../features/stage/stage-progress.tsx';
import { StageTime } from '../features/stage/stage-time.tsx';
import { blocksQuery, sealsQuery } from '../queries/journey-queries.ts';
import { blockTitle } from '../queries/twelve-blocks.ts';
import { useFreeLimit } from '@app/shared-ui/components/use-free-limit';
import { useSealMoment } from './use-seal-moment.ts';

/** At the end of the page, of few. */
const { Part: FreeLimitNote } = latePart(
  () => import('../features/stage/free-limit-note.tsx').then((module) => module.FreeLimitNote),
  null,
);

interface StageViewProps {
  readonly week: Week;
  readonly activities: readonly Activity[];
}

/** The stage page (2§2.3): position in the block, activities, and reward. */
export function StageView({ week, activities }: StageViewProps) {
  const { data: blocks } = useQuery(blocksQuery);
  const { data: seals } = useQuery(sealsQuery);
  const freeLimit = useFreeLimit();
  const [wasCompleted] = useState(week.isCompleted);
  /** It became complete while the page was open. */
  const isNew = week.isCompleted && !wasCompleted;
  const reward = useRef<HTMLDivElement>(null);
  const [hasFinishedHere, setHasFinishedHere] = useState(false);
  const seal = seals?.find(({ weekId }) => weekId === week.id);
  const { Moment, isOver, close } = useSealMoment({
    isNear: week.completedActivities === week.totalActivities - 1,
    isDue: isNew && hasFinishedHere && seal !== undefined,
  });
  const handleLastCompleted = useCallback(() => setHasFinishedHere(true), []);
  /** The stage became complete here or on another device, and no moment covers the page. */
  const isNewInPage = isNew && (isOver || !hasFinishedHere);
  const isCovered = Moment !== undefined;
  const waitsForBlock = blockBefore(blocks, week.blockId);

  useEffect(() => {
    // The unlocked seal comes into view: behind the moment, if there is one, so that the page does not jump when that closes.
    if (isNewInPage || isCovered) reward.current?.scrollIntoView({ block: 'center' });
  }, [isNewInPage, isCovered]);

  return (
    <Frame $narrow {...blockTone(week.blockId)}>
      <StageHeader stageId={week.id} />
      <StageBanner week={week} blockTitle={blockTitle(blocks, week.blockId)} />
      <StageProgress week={week} />
      {week.isCompleted && !isNew ? <StageComplete week={week} seal={seal} /> : null}
      <section aria-labelledby="stage-activities">
        <ListTitle id="stage-activities">{stageCopy.activities}</ListTitle>
        {waitsForBlock === undefined ? null : <ListLead>{stageCopy.blockWaits(waitsForBlock)}</ListLead>}
        <StageTime activities={activities} />
        <ActivityList
          activities={activities}
          {...freeLimit}
          waitsForBlock={waitsForBlock}
          onLastCompleted={handleLastCompleted}
        />
      </section>
      {freeLimit.isAtFreeLimit ? <FreeLimitNote /> : null}
      <div ref={reward}>
        <RewardPanel week={week} seal={seal} isNew={isNew} />
      </div>
      {isNewInPage ? <StageComplete week={week} seal={null} takesFocus={isOver} /> : null}
      {Moment && seal ? <Moment week={week} seal={seal} onClose={close} /> : null}
    </Frame>
  );
}

/** Title of the block that the user has to complete first, where this stage's block is not open yet (D5). */
function blockBefore(blocks: readonly Block[] | undefined, blockId: number): string | undefined {
  const status = blocks?.find(({ id }) => id === blockId)?.status;
  if (status !== 'upcoming' && status !== 'locked') return undefined;
  return blocks?.find(({ id }) => id === blockId - 1)?.title;
}

/**
 * Not a grid, whose sticky parts some browsers keep in their row. The banner is as wide as the page's header where there is room; what is read
 * has a column below it.
 */
const Frame = styled(Page)`
  display: flex;
  flex-direction: column;

  @media (max-width: 767px) {
    gap: 20px;
  }

  @media (min-width: 1000px) {
    gap: 32px;
    max-width: var(--page-width);

    > :not(header, :first-child) {
      align-self: center;
      width: min(100%, 696px);
    }
  }
`;

const ListTitle = styled(SectionTitle)`
  margin-bottom: 12px;
`;

const ListLead = styled(Lead)`
  margin: -8px 0 14px;
`;
