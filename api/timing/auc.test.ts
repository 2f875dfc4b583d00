import { aucOf, seeded } from './auc.ts';

const random = seeded(11);
const times = (n: number, slowerBy: number) => Array.from({ length: n }, () => 5 + random() + random() + slowerBy);

it('finds no difference where there is none', () => {
  const { auc, from, to } = aucOf({ known: times(500, 0), unknown: times(500, 0) });
  expect(from).toBeLessThan(0.5);
  expect(to).toBeGreaterThan(0.5);
  expect(Math.abs(auc - 0.5)).toBeLessThan(0.05);
});

it('finds a third of the spread, whichever is the slower one', () => {
  expect(aucOf({ known: times(300, 0.3), unknown: times(300, 0) }).from).toBeGreaterThan(0.55);
  expect(aucOf({ known: times(300, 0), unknown: times(300, 0.3) }).to).toBeLessThan(0.45);
});

it('counts ties as half', () => {
  expect(aucOf({ known: [1, 1, 1], unknown: [1, 1, 1] }).auc).toBe(0.5);
  expect(aucOf({ known: [2, 3], unknown: [1, 2] }).auc).toBe(0.875);
});

it('repeats a run by its seed', () => {
  const [one, two] = [seeded(42), seeded(42)];
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, two));
});
