import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';
import { currentWeekQuery } from '../../queries/journey-queries.ts';
import { NoStages } from './no-stages.tsx';
import { StageGroups } from './stage-groups.tsx';
import type { StageGroup, useStageGroups } from './use-stage-groups.ts';

interface StagesPageProps {
  readonly title: string;
  readonly stages: ReturnType<typeof useStageGroups>;
  readonly empty: { readonly title: string; readonly text: string };
  /** Name of the page's own way home. */
  readonly back?: string;
  /** Links below the title. */
  readonly links?: ReactNode;
  /** Shown before the list, once it has loaded. */
  readonly renderIntro?: (groups: readonly StageGroup[]) => ReactNode;
}

/** The common parts of the three pages of completed stages (2§2.13). */
export function StagesPage({ title, stages, empty, back, links, renderIntro }: StagesPageProps) {
  const here = useCurrentStageAddress();
  return (
    <Page>
      <PageHeading title={title} {...(back === undefined ? {} : { back })}>
        {links ? <Links>{links}</Links> : null}
      </PageHeading>
      {stages.state === 'loading' ? <PageSpinner label={completedStagesCopy.loading} /> : null}
      {stages.state === 'failed' ? <LoadFailure onRetry={stages.retry} /> : null}
      {stages.state === 'ready' ? (
        <>
          {renderIntro?.(stages.groups)}
          {stages.groups.length === 0 ? <NoStages {...empty} to={here} /> : <StageGroups groups={stages.groups} />}
        </>
      ) : null}
    </Page>
  );
}

/** Address of the current stage; the home page while it is not known. */
export function useCurrentStageAddress(): string {
  const { data: week } = useQuery(currentWeekQuery);
  return week ? `/block/${week.blockId}/etapa/${week.id}` : '/';
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-left: -20px;

  > a {
    margin-left: 0;
  }
`;
