import { type ChallengeCard, getChallenge, listChallenges } from '@app/contract/library';
import type { FakeDocument } from '@app/shared-ui/testing/mock-host';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';

/** A Saturday: today, and the page that opens, in every test that opens the calendar. */
export const DAY = '2026-11-21';

export const aDay = (fields: FakeDocument['fields'] = {}, more: Partial<FakeDocument> = {}): FakeDocument => ({
  kind: 'day',
  key: DAY,
  fields,
  ...more,
});

const aChallengeCard: ChallengeCard = {
  id: 3,
  title: 'Siete mañanas sin prisa',
  description: 'Una semana para empezar despacio.',
  tags: ['calma'],
  isLocked: false,
  duration: '7 días',
  category: 'Consciencia',
  daysCount: 7,
};

/** The challenge of the card, begun the day before `DAY`, its first day done. */
export const aChallenge: FakeDocument = {
  kind: 'challenge',
  key: '3',
  fields: { startDate: '2026-11-20', 'done.1': true },
};

export const libraryAnswers: CallAnswer[] = [
  [listChallenges, { body: [aChallengeCard] }],
  [
    getChallenge,
    {
      body: {
        ...aChallengeCard,
        intro: ['Antes de empezar.'],
        days: Array.from({ length: 7 }, (_, i) => ({ title: `Mañana ${i + 1}`, text: `Texto de la mañana ${i + 1}.` })),
        closing: 'Hasta aquí.',
      },
    },
  ],
];
