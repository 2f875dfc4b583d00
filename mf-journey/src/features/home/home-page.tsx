import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HomeBanner } from './home-banner.tsx';
import type { HomeDialog } from './home-dialog.ts';
import { useHome } from './use-home.ts';
import { useKeptStages } from './use-kept-stages.ts';

const HomeDialogs = lazy(() => import('./home-dialogs.tsx').then((module) => ({ default: module.HomeDialogs })));

/** What is below the banner: code of its own, which the server preloads for this page (`preload` in remote.config.ts). */
const { Part: HomeRest, prepare } = lazyPart(() => import('./home-rest.tsx').then((module) => module.HomeRest));

/** The home page: today, the path, the progress, and what else there is (2§2.1). */
export function HomePage() {
  const home = useHome();
  const [dialog, setDialog] = useState<HomeDialog | null>(null);
  // Beside the data, not after it.
  useEffect(() => void prepare(), []);
  useKeptStages(home.state === 'ready' ? home.week.id : undefined);

  return (
    <Page>
      {home.state === 'failed' ? <LoadFailure onRetry={home.retry} /> : null}
      {home.state === 'failed' ? null : (
        <HomeBanner home={home.state === 'ready' ? home : undefined} onOpen={setDialog} />
      )}
      {home.state === 'ready' ? <HomeRest home={home} onOpen={setDialog} fallback={null} /> : null}
      {dialog && home.state === 'ready' ? (
        <Suspense>
          <HomeDialogs dialog={dialog} currentBlockId={home.week.blockId} onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
