import { testContract } from '@app/shared-ui/testing/remote-contract';
import remote from '../remote.config.ts';
import { routes } from './remote.tsx';
import ActivityPreview from './slot-activity-preview.tsx';
import { anActivity, journeyAnswers } from './testing/a-journey.ts';

const pages = [
  ['/', 'Tu camino de transformación interior'],
  ['/dashboard', 'Tu camino de transformación interior'],
  ['/block/1', 'Silencio'],
  ['/block/1/etapa/2', 'Título de la etapa 2'],
  ['/block/1/etapas-completadas', 'Tus etapas completadas'],
  ['/block/1/etapas-anteriores', 'Tus etapas anteriores'],
  ['/etapas-completadas', 'Tu historial de transformación'],
  ['/seals', 'Mis Sellos Emocionales'],
  ['/subrayados', 'Mis subrayados'],
] as const;

const scene = () => ({ answers: journeyAnswers({ completedStages: 1, completedActivities: 10 }) });
testContract(
  remote,
  routes,
  pages.map(([path, title]) => ({ path, title, scene })),
  [
    {
      slot: 'activity-preview',
      part: ActivityPreview,
      props: { activity: anActivity({ id: 12 }), isOpen: true },
      role: 'button',
      name: /^Actividad número 12/,
      scene,
    },
  ],
);

it('declares a heading of each of the 48 stages', () => {
  const headings = remote.routes.flatMap((route) => Object.entries(route.headings?.() ?? {}));
  expect(headings).toHaveLength(48);
  expect(headings.at(-1)).toEqual([
    '/block/:blockId/etapa/48',
    expect.objectContaining({ title: 'Etapa 4 de 4', form: 'card' }),
  ]);
});
