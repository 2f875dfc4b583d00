import { Slot } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { LazyInViewport } from '@app/shared-ui/loading/lazy-in-viewport';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { blockTitle } from '../../queries/twelve-blocks.ts';
import { HomeBanner } from './home-banner.tsx';
import type { HomeDialog } from './home-dialog.ts';
import { ProgressCards } from './progress-cards.tsx';
import { Resources } from './resources.tsx';
import { useHome } from './use-home.ts';
import { blocksQuery } from '../../queries/journey-queries.ts';

const HomeDialogs = lazy(() => import('./home-dialogs.tsx').then((module) => ({ default: module.HomeDialogs })));

/** The home page: one next step, the progress, and what else there is (2§2.1). */
export function HomePage() {
  const home = useHome();
  const blocks = useDeferredValue(useQuery(blocksQuery).data);
  const [dialog, setDialog] = useState<HomeDialog | null>(null);

  return (
    <Page>
      {home.state === 'failed' ? <LoadFailure onRetry={home.retry} /> : null}
      {home.state === 'failed' ? null : (
        <HomeBanner home={home.state === 'ready' ? home : undefined} onOpen={setDialog} />
      )}
      {home.state === 'ready' ? (
        <ProgressCards home={home} blockTitle={blockTitle(blocks, home.week.blockId)} onOpen={setDialog} />
      ) : null}
      <Resources />
      {home.state === 'ready' ? (
        <LazyInViewport>
          <Slot name="home-next-reading" blockId={home.week.blockId} stageId={home.week.id} />
        </LazyInViewport>
      ) : null}
      {dialog && home.state === 'ready' ? (
        <Suspense>
          <HomeDialogs dialog={dialog} currentBlockId={home.week.blockId} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
