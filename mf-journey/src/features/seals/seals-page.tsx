import type { Seal } from '@app/contract/seals';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { HomeLink } from '@app/shared-ui/components/home-link';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { sealsCopy } from '../../copy/seals.es.ts';
import { sealsQuery } from '../../queries/journey-queries.ts';
import { filterSeals, noFilters } from './filter-seals.ts';
import { SealFilterBar } from './seal-filter-bar.tsx';
import { SealGrid } from './seal-grid.tsx';

const SealDialog = lazy(() => import('./seal-dialog.tsx').then((module) => ({ default: module.SealDialog })));

/** `/seals` (2§2.7). Seals that do not arrive are none: the empty state says what to do (2§8). */
export function SealsPage() {
  const { data: seals = [], isPending, refetch } = useQuery(sealsQuery);
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<Seal>();
  const shown = filterSeals(seals, useDeferredValue(filters));
  const unlocked = seals.filter((seal) => seal.status === 'unlocked').length;
  const handleClear = () => {
    setFilters(noFilters);
    if (seals.length === 0) void refetch();
  };
  return (
    <Page>
      <PageHead>
        <HomeLink label={sealsCopy.back} />
        <TitleRow>
          <PageTitle tabIndex={-1}>{sealsCopy.title}</PageTitle>
          <Count>{sealsCopy.count(unlocked, seals.length)}</Count>
        </TitleRow>
        <Lead>{sealsCopy.lead}</Lead>
      </PageHead>
      <SealFilterBar filters={filters} onChange={setFilters} />
      {isPending ? <PageSpinner /> : <SealGrid seals={shown} onOpen={setOpened} onClear={handleClear} />}
      {opened ? (
        <Suspense>
          <SealDialog seal={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
`;

const Count = styled.p`
  color: var(--accent);
  font: 500 1.25rem / 1.3 var(--font-serif);
`;
