import fc from 'fast-check';
import { cellOf, cut, drawn, wayFrom } from './winding.ts';

const STOPS = 12;

it.each([4, 6])('has %s stops in a row and turns back in the next', (columns) => {
  const cells = Array.from({ length: STOPS }, (_, i) => cellOf(i, columns));
  expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(STOPS);
  // Neighbours on the path are neighbours on the page.
  const steps = cells.slice(1).map(({ column, row }, i) => {
    const { column: before, row: above } = cells[i]!;
    return Math.abs(column - before) + Math.abs(row - above);
  });
  expect(new Set(steps)).toEqual(new Set([1]));
});

it('goes on where it ended, and stays on the drawing', () => {
  const stop = fc.integer({ min: 0, max: STOPS - 3 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(stop, fc.constantFrom(4, 6), share, (i, columns, at) => {
      const way = wayFrom(i, columns);
      expect(way[3]).toEqual(wayFrom(i + 1, columns)[0]);
      const { x } = cut(way, at)[0][3];
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(columns * 100);
    }),
  );
});

it('is the same way when it is cut in two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: STOPS - 2 }), fc.double({ min: 0, max: 1, noNaN: true }), (i, at) => {
      const way = wayFrom(i, 4);
      const [walked, ahead] = cut(way, at);
      expect(walked[0]).toEqual(way[0]);
      expect(ahead[3]).toEqual(way[3]);
      expect(walked[3]).toEqual(ahead[0]);
    }),
  );
});

it('is drawn as a curve', () => {
  expect(drawn(wayFrom(0, 6))).toBe('M50 31C100 31 100 45 150 45');
});
