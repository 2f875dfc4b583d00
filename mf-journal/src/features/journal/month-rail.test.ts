import { aStored } from '../../testing/an-entry.ts';
import { entryOf } from '../../entries/entry.ts';
import { monthsOf } from './month-rail.tsx';

const on = (day: string) => {
  const createdAt = `${day}T12:00:00.000Z`;
  return entryOf(aStored({ createdAt, fields: { entryId: Date.parse(createdAt) } }));
};

it('counts the entries of each month, and says where it begins', () => {
  const months = monthsOf(['2026-11-20', '2026-11-02', '2026-09-30', '2025-11-20'].map(on));
  expect(months.map(({ name, year, start, count }) => [name, year, start, count])).toEqual([
    ['noviembre', '2026', 0, 2],
    ['septiembre', '2026', 2, 1],
    ['noviembre', '2025', 3, 1],
  ]);
});
