import { isChatOpen } from './chat-hours.ts';

it.each([
  // Winter: Madrid is one hour ahead of UTC.
  ['2026-11-23T07:59:00Z', false],
  ['2026-11-23T08:00:00Z', true],
  ['2026-11-27T16:59:00Z', true],
  ['2026-11-27T17:00:00Z', false],
  // Saturday and Sunday.
  ['2026-11-28T10:00:00Z', false],
  ['2026-11-29T10:00:00Z', false],
  // Summer: two hours.
  ['2026-07-06T07:00:00Z', true],
  ['2026-07-06T16:00:00Z', false],
  // The Sunday night of the clock change: Monday has begun in Madrid, not in UTC.
  ['2026-10-25T23:30:00Z', false],
])('at %s: %s', (instant, open) => {
  expect(isChatOpen(new Date(instant))).toBe(open);
});
