import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useState } from 'react';
import { homeCopy } from '../../copy/home.es.ts';
import { HomeBanner } from './home-banner.tsx';
import type { HomeDialog } from './home-dialog.ts';
import type { HomeDialogs } from './home-dialogs.tsx';
import { useHome } from './use-home.ts';
import { useKeptStages } from './use-kept-stages.ts';

/** What is below the banner: code of its own, which the server preloads for this page (`preload` in remote.config.ts). */
const { Part: HomeRest, prepare } = lazyPart(() => import('./home-rest.tsx').then((module) => module.HomeRest));

/** The home page: today, the path, the progress, and what else there is (2§2.1). */
export function HomePage() {
  const home = useHome();
  const { showToast } = useHost();
  const [opened, setOpened] = useState<{ readonly dialog: HomeDialog; readonly Dialogs: typeof HomeDialogs }>();
  // Its code comes with the press; where it does not come, the next press asks again.
  const open = useCallback(
    (dialog: HomeDialog) =>
      void import('./home-dialogs.tsx').then(
        (module) => setOpened({ dialog, Dialogs: module.HomeDialogs }),
        () => showToast({ title: homeCopy.notOpened, tone: 'error' }),
      ),
    [showToast],
  );
  // Beside the data, not after it.
  useEffect(() => void prepare(), []);
  useKeptStages(home.state === 'ready' ? home.week.id : undefined);

  return (
    <Page>
      {home.state === 'failed' ? <LoadFailure onRetry={home.retry} /> : null}
      {home.state === 'failed' ? null : <HomeBanner home={home.state === 'ready' ? home : undefined} onOpen={open} />}
      {home.state === 'ready' ? <HomeRest home={home} onOpen={open} fallback={null} /> : null}
      {opened && home.state === 'ready' ? (
        <opened.Dialogs
          dialog={opened.dialog}
          currentBlockId={home.week.blockId}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Page>
  );
}
