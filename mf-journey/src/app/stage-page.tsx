import { Spinner } from '@app/shared-ui/components/spinner';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadFailure } from '../components/load-failure.tsx';
import { stageCopy } from '../copy/stage.es.ts';
import { loadActivityContent } from '../features/activities/load-activity-content.ts';
import { useStage } from '../features/stage/use-stage.ts';
import { StageView } from './stage-view.tsx';

/** `/block/:blockId/etapa/:etapaId`: only the stage's number loads data, whatever the block in the address (D4). */
export function StagePage() {
  const { etapaId = '' } = useParams();
  const stage = useStage(etapaId);
  useEffect(() => {
    // Asked for beside the data; a failure shows where the content is needed.
    loadActivityContent().catch(() => undefined);
  }, []);

  switch (stage.state) {
    case 'gone':
      return <Navigate to="/" replace />;
    case 'failed':
      return <LoadFailure onRetry={stage.retry} />;
    case 'loading':
      return (
        <Loading>
          <Spinner label={stageCopy.loading} />
          <p aria-hidden="true">{stageCopy.loading}</p>
        </Loading>
      );
    case 'ready':
      return <StageView key={stage.week.id} week={stage.week} activities={stage.activities} />;
  }
}

const Loading = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 60dvh;
  color: var(--ink-soft);
`;
