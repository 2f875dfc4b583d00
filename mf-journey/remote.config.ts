import { BLOCKS } from '@app/contract/programme';
import { defineRemote } from '@app/shared-ui/remote/define-remote';
import { headings } from './src/copy/headings.es.ts';

const homePage = () =>
  import(/* webpackMode: "eager" */ './src/features/home/home-page.tsx').then((module) => module.HomePage);

const homeRest = () => import('./src/features/home/home-rest.tsx');

/** By a stage's number: which of the four weeks of a block it is, and the aim of that week. */
const stageHeadings = () =>
  Object.fromEntries(
    Array.from({ length: BLOCKS }).flatMap((_, block) =>
      headings.weeks.map((heading, week) => [
        `/block/:blockId/etapa/${block * headings.weeks.length + week + 1}`,
        heading,
      ]),
    ),
  );

/** The home page, and of the stage page what asks for its data, come with the remote: nearly every visit begins with one of them. */
export default defineRemote({
  steps: [() => import(/* webpackMode: "eager" */ './src/queries/journey-queries.ts')],
  routes: [
    { path: '/', page: homePage, isBundled: true, preload: homeRest, heading: headings.home },
    { path: '/dashboard', page: homePage, isBundled: true, preload: homeRest },
    {
      path: '/block/:id',
      page: () => import('./src/features/block/block-page.tsx').then((module) => module.BlockPage),
    },
    {
      path: '/block/:blockId/etapa/:etapaId',
      page: () => import(/* webpackMode: "eager" */ './src/app/stage-page.tsx').then((module) => module.StagePage),
      isBundled: true,
      preload: () => import('./src/app/stage-view.tsx'),
      headings: stageHeadings,
    },
    {
      path: '/block/:blockId/etapas-completadas',
      page: () =>
        import('./src/features/completed-stages/block-stages-pages.tsx').then(
          (module) => module.BlockCompletedStagesPage,
        ),
    },
    {
      path: '/block/:blockId/etapas-anteriores',
      page: () =>
        import('./src/features/completed-stages/block-stages-pages.tsx').then((module) => module.EarlierStagesPage),
    },
    {
      path: '/etapas-completadas',
      page: () => import('./src/features/completed-stages/history-page.tsx').then((module) => module.HistoryPage),
    },
    {
      path: '/seals',
      page: () => import('./src/features/seals/seals-page.tsx').then((module) => module.SealsPage),
      heading: headings.seals,
    },
    {
      path: '/subrayados',
      page: () => import('./src/features/underlines/underlines-page.tsx').then((module) => module.UnderlinesPage),
      heading: headings.underlines,
    },
  ],
  slots: ['activity-preview'],
  nav: {
    bar: 'home',
    to: '/',
    label: 'Inicio',
    icon: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  },
});
