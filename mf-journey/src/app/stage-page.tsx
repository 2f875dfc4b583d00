import { STAGES, weekOfStage } from '@app/contract/programme';
import { CardHeading } from '@app/shared-ui/components/card-heading';
import { Page } from '@app/shared-ui/components/page';
import { Spinner } from '@app/shared-ui/components/spinner';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { programmeCopy } from '../copy/programme.es.ts';
import { stageCopy } from '../copy/stage.es.ts';
import { useStage } from '../features/stage/use-stage.ts';
import { numberInAddress } from '../queries/number-in-address.ts';

/** What draws a stage: code of its own, which the server preloads for this page (`preload` in remote.config.ts). */
const { Part: StageView, prepare } = lazyPart(() => import('./stage-view.tsx').then((module) => module.StageView));

/** `/block/:blockId/etapa/:etapaId`: only the stage's number loads data, whatever the block in the address (D4). */
export function StagePage() {
  const { etapaId = '' } = useParams();
  const stageId = numberInAddress(etapaId, STAGES);
  return stageId === undefined ? <Navigate to="/" replace /> : <Stage stageId={stageId} />;
}

function Stage({ stageId }: { readonly stageId: number }) {
  const stage = useStage(stageId);
  // Beside the data, not after it.
  useEffect(() => void prepare(), []);

  switch (stage.state) {
    case 'gone':
      return <StageGone stageId={stageId} />;
    case 'failed':
      return <LoadFailure onRetry={stage.retry} />;
    case 'loading':
      return <StageLoading stageId={stageId} />;
    case 'ready':
      return (
        <StageView
          key={stage.week.id}
          week={stage.week}
          activities={stage.activities}
          fallback={<StageLoading stageId={stageId} />}
        />
      );
  }
}

/** Key of the shell's query of the session. Written out: made from the call, its schema would come with the page. */
const SESSION = ['/api/auth', 'user'] as const;

/**
 * Leads home. A session that has expired is found out by the same answer: while the shell asks for it, and over a page that waits for its
 * user's sign-in, the address stays.
 */
function StageGone({ stageId }: { readonly stageId: number }) {
  const isAsking = useIsFetching({ queryKey: SESSION }) > 0;
  const isOver = useQueryClient().getQueryData(SESSION) === null;
  return isAsking || isOver ? <StageLoading stageId={stageId} /> : <Navigate to="/" replace />;
}

/** Shows what the stage's number alone decides, as the server's HTML does. */
function StageLoading({ stageId }: { readonly stageId: number }) {
  const week = weekOfStage(stageId);
  return (
    <Page aria-busy="true">
      <CardHeading title={programmeCopy.stageOfFour(week)} lead={programmeCopy.weekTexts[week - 1] ?? ''} titleAs="p" />
      <Loading>
        <Spinner label={stageCopy.loading} />
        <p aria-hidden="true">{stageCopy.loading}</p>
      </Loading>
    </Page>
  );
}

const Loading = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 30dvh;
  color: var(--ink-soft);
`;
