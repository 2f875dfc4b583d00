import { dayIn, firstOfDays } from './civil-day.ts';

it.each([
  ['Europe/Madrid', '2026-06-14T22:30:00.000Z', '2026-06-15'],
  ['America/Mexico_City', '2026-06-15T02:30:00.000Z', '2026-06-14'],
  ['UTC', '2026-06-15T00:00:00.000Z', '2026-06-15'],
])('in %s the day of %s is %s', (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});

it('counts days and not hours: the clocks are changed within them', () => {
  // Half past midnight: thirty times 24 hours before it was the evening of another day.
  expect(firstOfDays(31, 'Europe/Madrid', new Date('2026-04-10T22:30:00.000Z'))).toBe('2026-03-12');
  expect(firstOfDays(1, 'Europe/Madrid', new Date('2026-04-10T22:30:00.000Z'))).toBe('2026-04-11');
});
