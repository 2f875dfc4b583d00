import { isWeekKey, mondayOfWeek, weekKeyOf } from './week-key.ts';

const DAY_MS = 86_400_000;
/** Every Monday of three centuries. */
const mondays = Array.from({ length: 15_650 }, (_, weeks) =>
  new Date(Date.UTC(1900, 0, 1) + weeks * 7 * DAY_MS).toISOString().slice(0, 10),
);

it('reads from every key the Monday from which it was made', () => {
  expect(mondays.map(weekKeyOf).every(isWeekKey)).toBe(true);
  expect(mondays.map((monday) => mondayOfWeek(weekKeyOf(monday)))).toEqual(mondays);
});

it.each([
  ['2026-11-week-3', '2026-11-16'],
  ['2026-11-week-5', '2026-11-30'],
  ['2026-12-week-4', '2026-12-28'],
  // A month without a fifth Monday
  ['2026-02-week-5', '2026-03-02'],
])('reads %s as the week of %s', (key, monday) => {
  expect(mondayOfWeek(key)).toBe(monday);
});
