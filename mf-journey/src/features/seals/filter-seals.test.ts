import { aSeal } from '../../testing/a-journey.ts';
import { filterSeals, noFilters, parseBlockFilter } from './filter-seals.ts';

const seals = [
  aSeal({ id: 1, title: 'Fluir emocional', status: 'unlocked' }),
  aSeal({ id: 2, title: 'Crecimiento sereno', status: 'in_progress' }),
  aSeal({ id: 5, title: 'Fluir templado', status: 'locked' }),
];

it.each([
  [{}, [1, 2, 5]],
  [{ text: 'FLUIR' }, [1]],
  [{ text: ' sereno ' }, [2]],
  [{ text: 'SERÉNO crec' }, [2]],
  [{ status: 'locked' as const }, [5]],
  [{ status: 'in_progress' as const }, [2]],
  [{ block: 2 }, [5]],
  [{ block: 1, status: 'unlocked' as const }, [1]],
  [{ text: 'nada' }, []],
])('%j leaves %j', (filters, ids) => {
  expect(filterSeals(seals, { ...noFilters, ...filters }).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['all', 'all'],
  ['7', 7],
  ['07', 7],
])('reads the block filter %s as %s', (value, filter) => {
  expect(parseBlockFilter(value)).toBe(filter);
});
