import { pauseState } from './pause-state.ts';

it.each([
  [null, 'none'],
  ['2026-11-22', 'paused'],
  ['2027-01-01', 'paused'],
  ['2026-11-21', 'over'],
  ['2026-10-01', 'over'],
] as const)('until %s: %s', (until, state) => {
  expect(pauseState(until, '2026-11-21')).toBe(state);
});
