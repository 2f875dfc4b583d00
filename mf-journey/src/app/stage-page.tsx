import { STAGES, weekOfStage } from '@app/contract/programme';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { Spinner } from '@app/shared-ui/components/spinner';
import { media } from '@app/shared-ui/theme/media';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { programmeCopy } from '../copy/programme.es.ts';
import { stageCopy } from '../copy/stage.es.ts';
import { useStage } from '../features/stage/use-stage.ts';
import { numberInAddress } from '../queries/number-in-address.ts';

const { Part: StageView, prepare: prepareStageView } = lazyPart(() =>
  import('./stage-view.tsx').then((module) => module.StageView),
);

/** `/block/:blockId/etapa/:etapaId`: only the stage's number loads data, whatever the block in the address (D4). */
export function StagePage() {
  const { etapaId = '' } = useParams();
  const stageId = numberInAddress(etapaId, STAGES);
  return stageId === undefined ? <Navigate to="/" replace /> : <Stage stageId={stageId} />;
}

function Stage({ stageId }: { readonly stageId: number }) {
  const stage = useStage(stageId);
  // Beside the data, not after it.
  useEffect(() => void prepareStageView(), []);

  switch (stage.state) {
    case 'gone':
      return <Navigate to="/" replace />;
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

/** What is known of a stage by its number stands already, as it does in the page that the server sends. */
function StageLoading({ stageId }: { readonly stageId: number }) {
  const week = weekOfStage(stageId);
  return (
    <Page aria-busy="true">
      <PageHead>
        <BackPlace />
        <Card>
          <Title>{programmeCopy.stageOfFour(week)}</Title>
          <Lead>{programmeCopy.weekTexts[week - 1]}</Lead>
        </Card>
      </PageHead>
      <Loading>
        <Spinner label={stageCopy.loading} />
        <p aria-hidden="true">{stageCopy.loading}</p>
      </Loading>
    </Page>
  );
}

/** Room for the way back, which the stage's own bar has. */
const BackPlace = styled.div`
  height: 44px;
`;

const Card = styled.div`
  display: grid;
  gap: 12px;
  padding: 28px 24px;
  border-radius: var(--radius-sheet);
  background: var(--surface-sunken);

  ${media.desktop} {
    padding: 44px 48px;
  }
`;

/** No heading: that is the stage's own title, which is on its way. */
const Title = styled(PageTitle).attrs({ as: 'p' })`
  font-weight: 500;
  font-family: var(--font-serif);
  line-height: 1.2;
`;

const Loading = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 30dvh;
  color: var(--ink-soft);
`;
