import type { StoredDocument } from '@app/shared-ui/host';
import { dayNumberOn, lastDay, planOf, progressOf } from './challenge-plan.ts';

const document = (fields: StoredDocument['fields']): StoredDocument => ({
  kind: 'challenge',
  key: '3',
  fields,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  state: 'synced',
  others: [],
  cameBack: false,
});

it('reads when it begins and what is done', () => {
  const plan = planOf(document({ startDate: '2026-02-27', 'done.1': true, 'done.2': false, 'done.12': true }));
  expect(plan).toEqual({ startDate: '2026-02-27', done: new Set([1, 12]) });
});

it.each([
  undefined,
  document({}),
  document({ startDate: 'soon' }),
  document({ startDate: '0026-12-30' }),
  document({ startDate: 7 }),
])('is invalid without a start: %#', (missing) => {
  expect(planOf(missing)).toBeUndefined();
});

it.each([
  ['2026-02-27', 1, '2026-02-27'],
  ['2028-02-27', 3, '2028-02-29'],
  ['2026-12-30', 7, '2027-01-05'],
  // The night when clocks go forward has 23 hours.
  ['2026-03-28', 2, '2026-03-29'],
  ['2026-10-24', 40, '2026-12-02'],
])('%s and %i days end on %s', (start, days, end) => {
  expect(lastDay(start, days)).toBe(end);
});

it.each([
  [[], 0, 0],
  [[1], 1, 14],
  [[1, 2, 3, 4, 5, 6, 7], 7, 100],
  [[1, 8], 1, 14],
])('of seven days %j are %i done, %i percent', (days, done, percent) => {
  const plan = { startDate: '2026-01-01', done: new Set(days) };
  expect(progressOf(plan, 7)).toEqual({ done, percent });
});

it.each([
  ['2026-02-26', 1],
  ['2026-02-27', 1],
  ['2026-03-02', 4],
  ['2026-05-01', 12],
])('on %s the user is at day %i', (date, number) => {
  const plan = planOf(document({ startDate: '2026-02-27' }));
  expect(dayNumberOn(date, plan, 12)).toBe(number);
  expect(dayNumberOn(date, undefined, 12)).toBe(1);
});
