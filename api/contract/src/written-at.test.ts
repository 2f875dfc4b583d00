import { writtenAt } from './written-at.ts';

const createdAt = new Date('2026-11-29T10:00:00.000Z');

it('of an entry from another journal is the time that its number tells', () => {
  expect(writtenAt(1_700_000_000_000, createdAt).toISOString()).toBe('2023-11-14T22:13:20.000Z');
});

it.each([7, 0, -1, Number.NaN, createdAt.getTime() + 1, '1700000000000', undefined])(
  'is the time of its creation where its number %p tells none',
  (entryId) => {
    expect(writtenAt(entryId, createdAt)).toBe(createdAt);
  },
);
