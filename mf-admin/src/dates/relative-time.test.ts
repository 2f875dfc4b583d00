import { relativeTime } from './relative-time.ts';

const now = new Date('2026-03-29T12:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  [0, 'Ahora mismo'],
  [59 * SECOND, 'Ahora mismo'],
  [60 * SECOND, 'Hace 1 min'],
  [59 * MINUTE + 59 * SECOND, 'Hace 59 min'],
  [60 * MINUTE, 'Hace 1h'],
  [23 * HOUR + 59 * MINUTE, 'Hace 23h'],
  [24 * HOUR, 'Hace 1 día'],
  [47 * HOUR, 'Hace 1 día'],
  [48 * HOUR, 'Hace 2 días'],
  [400 * 24 * HOUR, 'Hace 400 días'],
  // A clock that is a little ahead.
  [-5 * MINUTE, 'Ahora mismo'],
])('%i ms ago is %s', (ms, text) => {
  expect(relativeTime(new Date(now.getTime() - ms).toISOString(), now)).toBe(text);
});
