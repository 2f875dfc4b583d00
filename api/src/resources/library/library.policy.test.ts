import { freeChallenge, freeWork, type LibraryReader, lockOf } from './library.policy.ts';

const reader = (hasPremiumAccess: boolean, completedStages: readonly number[] = []): LibraryReader => ({
  hasPremiumAccess,
  overview: {
    completedCount: completedStages.length * 9,
    stageCounts: Object.fromEntries(completedStages.map((id) => [id, 9])),
  },
});

it.each([
  ['a general item, free', {}, reader(false), 'premium'],
  ['the first work, free', freeWork({ id: 1 }), reader(false), undefined],
  ['the second work, free', freeWork({ id: 2 }), reader(false), 'premium'],
  ['the challenge of 12 hours, free', freeChallenge({ duration: '12 horas' }), reader(false), undefined],
  ['a challenge of 7 days, free', freeChallenge({ duration: '7 días' }), reader(false), 'premium'],
  ['a general item, premium', {}, reader(true), undefined],
  ['a stage book, free, even with its stage lived', { etapaId: 2 }, reader(false, [2]), 'premium'],
  ['a stage book, premium, before its stage', { etapaId: 2 }, reader(true, [1]), 'stage:2'],
  ['a stage book, premium, after its stage', { etapaId: 2 }, reader(true, [2]), undefined],
  ['a block film, premium, with three of four stages', { blockId: 1 }, reader(true, [1, 2, 3]), 'block:1'],
  ['a block film, premium, with the whole block', { blockId: 1 }, reader(true, [1, 2, 3, 4]), undefined],
  ['a block film of another block', { blockId: 2 }, reader(true, [1, 2, 3, 4]), 'block:2'],
])('D7: %s', (_, item, who, expected) => {
  expect(lockOf(item, who)).toBe(expected);
});
