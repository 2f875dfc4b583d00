import type { Seal } from '@app/contract/seals';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { carryOver } from '@app/shared-ui/motion/carry-over';
import { sealsCopy } from '../../copy/seals.es.ts';
import { sealsQuery } from '../../queries/journey-queries.ts';
import { filterSeals, noFilters } from './filter-seals.ts';
import { NextSeal } from './next-seal.tsx';
import { SealFilterBar } from './seal-filter-bar.tsx';
import { SealGrid } from './seal-grid.tsx';
import { sealSubject } from './seal-subject.ts';

/** Opens at once when its code has come, so that the drawing carries over to it. */
const { Part: SealDialog, prepare } = lazyPart(() => import('./seal-dialog.tsx').then((module) => module.SealDialog));

const handleApproach = () => void prepare();

/** `/seals` (2§2.7). Seals that do not arrive are logged, and none: the empty state says what to do (2§8). */
export function SealsPage() {
  const { data: seals = [], isPending, error, refetch } = useQuery(sealsQuery);
  useEffect(() => {
    if (error) console.error('the seals have not loaded', error);
  }, [error]);
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<Seal>();
  const shown = filterSeals(seals, useDeferredValue(filters));
  const isWhole = shown.length === seals.length;
  const next = isWhole ? seals.find((seal) => seal.status === 'in_progress') : undefined;
  const unlocked = seals.filter((seal) => seal.status === 'unlocked').length;
  const show = (seal: Seal) => carryOver(sealSubject(seal.id), () => setOpened(seal));
  const close = ({ id }: Seal) => carryOver(sealSubject(id), () => setOpened(undefined));
  const handleClear = () => {
    setFilters(noFilters);
    if (seals.length === 0) void refetch();
  };
  return (
    <Page>
      <PageHeading title={sealsCopy.title} lead={sealsCopy.lead} back={sealsCopy.back}>
        <Count>{sealsCopy.count(unlocked, seals.length)}</Count>
      </PageHeading>
      <SealFilterBar filters={filters} onChange={setFilters} />
      {next ? <NextSeal seal={next} /> : null}
      {isPending ? (
        <PageSpinner />
      ) : (
        <Seals onPointerEnter={handleApproach} onFocus={handleApproach}>
          <SealGrid seals={shown} onOpen={show} onClear={handleClear} />
        </Seals>
      )}
      {opened ? <SealDialog seal={opened} onClose={() => close(opened)} /> : null}
    </Page>
  );
}

/** Only hears that the user is about to open one. */
const Seals = styled.div`
  display: contents;
`;

const Count = styled.p`
  color: var(--accent);
  font: 500 1.25rem / 1.3 var(--font-serif);
`;
