import { relatedTo } from './related.ts';

const item = (id: number, ...tags: string[]) => ({ id, tags });
const all = [
  item(1, 'Duelo', 'Calma'),
  item(2, 'Calma'),
  item(3, 'Cuerpo'),
  item(4, 'Calma', 'Duelo'),
  item(5, 'Duelo'),
];

it('returns those that share a tag, the closest first, and never the item itself', () => {
  expect(relatedTo(all[0]!, all, 3).map(({ id }) => id)).toEqual([4, 2, 5]);
});

it('returns no more than requested', () => {
  expect(relatedTo(all[0]!, all, 2).map(({ id }) => id)).toEqual([4, 2]);
});

it('returns nothing without a common tag', () => {
  expect(relatedTo(all[2]!, all, 3)).toEqual([]);
});
