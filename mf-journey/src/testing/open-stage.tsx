import { type CallAnswer, renderInHost, type Scene } from '@app/shared-ui/testing/render-with-host';
import { StagePage } from '../app/stage-page.tsx';

const routes = [
  { path: '/', element: <p>la portada</p> },
  { path: '/block/:blockId/etapa/:etapaId', element: <StagePage /> },
];

interface StageScene extends Pick<Scene, 'documents'> {
  readonly hasPremiumAccess?: boolean;
}

export const openStage = (
  path: string,
  answers: readonly CallAnswer[],
  { hasPremiumAccess = true, ...scene }: StageScene = {},
) => renderInHost({ routes, path, answers, user: { hasPremiumAccess }, ...scene });
