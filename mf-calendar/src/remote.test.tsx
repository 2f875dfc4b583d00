import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { testContract } from '@app/shared-ui/testing/remote-contract';
import remote from '../remote.config.ts';
import { routes } from './remote.tsx';
import HomeDay from './slot-home-day.tsx';
import { aChallenge, aDay, DAY, libraryAnswers } from './testing/a-calendar.ts';
import { calendarAddress } from './testing/open-calendar.tsx';

const full = [
  aDay({ emotion: 'a mi aire', icon: 'moon', note: 'Una vela.', isSacred: true, selfCareChecked: true }),
  aChallenge,
];

const views = [
  ['mes', 'Noviembre de 2026'],
  ['semana', '16 – 22 de noviembre de 2026'],
  ['dia', 'Sábado, 21 de noviembre de 2026'],
  ['anual', '2026'],
] as const;

testContract(
  remote,
  routes,
  [[], full].flatMap((documents) =>
    views.map(([view, section]) => ({
      path: calendarAddress(view, DAY),
      title: 'Calendario emocional',
      section,
      scene: () => ({ documents: createFakeDocuments({ documents }), answers: libraryAnswers }),
    })),
  ),
  [
    {
      slot: 'home-day',
      part: HomeDay,
      props: {},
      role: 'group',
      name: 'Palabras que pueden servirte',
      scene: () => ({ documents: createFakeDocuments({ documents: full }), answers: libraryAnswers }),
    },
  ],
);
