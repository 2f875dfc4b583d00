import { rowsWithin, isSameRange, type Range, stepTowards } from './drawn-rows.ts';

it.each([
  [-900, 1700, { from: 0, to: 1 }],
  [0, 999, { from: 0, to: 0 }],
  [2500, 4500, { from: 2, to: 4 }],
  // Below the last, where the page has its foot.
  [9500, 12_000, { from: 9, to: 9 }],
])('of ten rows of 1000 px, %i to %i px is %j', (top, bottom, range) => {
  expect(rowsWithin(top, bottom, 1000, 10)).toEqual(range);
});

it.each([
  ['down', { from: 0, to: 1 }, { from: 0, to: 3 }, { from: 0, to: 2 }],
  ['down, leaving what is above', { from: 0, to: 2 }, { from: 2, to: 4 }, { from: 2, to: 3 }],
  ['up', { from: 4, to: 6 }, { from: 2, to: 5 }, { from: 3, to: 5 }],
  ['a jump', { from: 0, to: 2 }, { from: 40, to: 42 }, { from: 40, to: 40 }],
  ['a jump back', { from: 40, to: 42 }, { from: 0, to: 2 }, { from: 0, to: 0 }],
  ['less', { from: 0, to: 5 }, { from: 1, to: 2 }, { from: 1, to: 2 }],
  ['nothing', { from: 1, to: 2 }, { from: 1, to: 2 }, { from: 1, to: 2 }],
])('goes on step by step: %s', (_, drawn, wanted, next) => {
  expect(stepTowards(drawn, wanted)).toEqual(next);
});

it('arrives from anywhere, never drawing more than one row at a time', () => {
  const wanted: Range = { from: 7, to: 9 };
  for (let from = 0; from < 20; from++) {
    let drawn: Range = { from, to: from + 2 };
    for (let steps = 0; !isSameRange(drawn, wanted); steps++) {
      const next = stepTowards(drawn, wanted);
      const isNew = (i: number) => i < drawn.from || i > drawn.to;
      const added = Array.from({ length: next.to - next.from + 1 }, (_, i) => next.from + i).filter(isNew);
      expect(added.length).toBeLessThanOrEqual(1);
      expect(steps).toBeLessThan(5);
      drawn = next;
    }
  }
});
