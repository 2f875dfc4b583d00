import type { RemoteModule } from '@app/shared-ui/host';
import { lazyPage } from '@app/shared-ui/components/lazy-page';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { StagePage } from './app/stage-page.tsx';
import { HomePage } from './features/home/home-page.tsx';

/** The home page comes with the remote itself, and of the stage page what asks for its data: nearly every visit begins with one of them. */
export const routes: RemoteModule['routes'] = [
  { path: '/', element: <HomePage /> },
  { path: '/dashboard', element: <HomePage /> },
  {
    path: '/block/:id',
    element: lazyPage(() => import('./features/block/block-page.tsx').then((module) => module.BlockPage)),
  },
  {
    path: '/block/:blockId/etapa/:etapaId',
    element: <StagePage view={lazyPart(() => import('./app/stage-view.tsx').then((module) => module.StageView))} />,
  },
  {
    path: '/block/:blockId/etapas-completadas',
    element: lazyPage(() =>
      import('./features/completed-stages/block-stages-pages.tsx').then((module) => module.BlockCompletedStagesPage),
    ),
  },
  {
    path: '/block/:blockId/etapas-anteriores',
    element: lazyPage(() =>
      import('./features/completed-stages/block-stages-pages.tsx').then((module) => module.EarlierStagesPage),
    ),
  },
  {
    path: '/etapas-completadas',
    element: lazyPage(() =>
      import('./features/completed-stages/history-page.tsx').then((module) => module.HistoryPage),
    ),
  },
  {
    path: '/seals',
    element: lazyPage(() => import('./features/seals/seals-page.tsx').then((module) => module.SealsPage)),
  },
];
