import { beginEntry, writtenAt, writtenOn } from './written-at.ts';

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

it('is told by the clock of the place where the entry was begun, wherever it is read', () => {
  const entry = { fields: { entryId: Date.parse('2026-06-14T22:30:00.000Z') }, createdAt: '2026-06-14T22:30:01.000Z' };
  expect(writtenOn({ ...entry, fields: { ...entry.fields, utcOffset: 120 } })).toBe('2026-06-15T00:30:00.000');
  expect(writtenOn({ ...entry, fields: { ...entry.fields, utcOffset: -360 } })).toBe('2026-06-14T16:30:00.000');
  expect(writtenOn(entry)).toBe('2026-06-14T22:30:00.000Z');
  expect(writtenOn({ fields: { utcOffset: 120 }, createdAt: 'ayer' })).toBe('ayer');
});

it('begins an entry by the clock of the device', () => {
  const now = new Date(2026, 5, 15, 0, 30);
  const { entryId, utcOffset } = beginEntry(now);
  const written = writtenOn({
    fields: { entryId: entryId.value, utcOffset: utcOffset.value },
    createdAt: new Date(now.getTime() + 1).toISOString(),
  });
  expect(written).toBe('2026-06-15T00:30:00.000');
});
