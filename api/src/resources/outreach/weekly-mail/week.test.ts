import { weekToSend } from './week.ts';

const MADRID = 'Europe/Madrid';

it.each([
  ['Monday at nine', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['Monday night', '2026-11-23T22:59:00Z', '2026-11-23'],
  ['Tuesday, after a night without a server', '2026-11-24T12:00:00Z', '2026-11-23'],
  ['Monday at nine in summer, an hour earlier by UTC', '2026-07-06T07:00:00Z', '2026-07-06'],
  ['the Monday after the clocks changed', '2026-03-30T07:00:00Z', '2026-03-30'],
  ['the first Monday of a year', '2029-01-01T09:00:00Z', '2029-01-01'],
  ['Tuesday the first of January', '2030-01-01T09:00:00Z', '2029-12-31'],
])('%s is a time to send', (_, now, week) => {
  expect(weekToSend(new Date(now), MADRID)).toBe(week);
});

it.each([
  ['Monday before nine', '2026-11-23T07:59:00Z'],
  ['Sunday night', '2026-11-22T22:59:00Z'],
  ['Wednesday', '2026-11-24T23:00:00Z'],
  ['Friday', '2026-11-27T12:00:00Z'],
])('%s is not', (_, now) => {
  expect(weekToSend(new Date(now), MADRID)).toBeUndefined();
});
