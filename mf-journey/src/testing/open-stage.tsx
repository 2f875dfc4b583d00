import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { StagePage } from '../app/stage-page.tsx';

const routes = [
  { path: '/', element: <p>la portada</p> },
  { path: '/block/:blockId/etapa/:etapaId', element: <StagePage /> },
];

export const openStage = (path: string, answers: readonly CallAnswer[], hasPremiumAccess = true) =>
  renderInHost({ routes, path, answers, user: { hasPremiumAccess } });
