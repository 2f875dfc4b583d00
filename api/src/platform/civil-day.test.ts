import { dayIn, firstOfDays, startOfDayIn } from './civil-day.ts';

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

it.each([
  ['an ordinary day', '2025-06-15T10:30:20.500Z', 'Europe/Madrid', '2025-06-14T22:00:00.000Z'],
  ['just after midnight', '2025-06-14T22:00:00.001Z', 'Europe/Madrid', '2025-06-14T22:00:00.000Z'],
  ['just before midnight', '2025-06-14T21:59:59.999Z', 'Europe/Madrid', '2025-06-13T22:00:00.000Z'],
  ['the day of 23 hours', '2025-03-30T12:00:00.000Z', 'Europe/Madrid', '2025-03-29T23:00:00.000Z'],
  ['the day of 25 hours', '2025-10-26T12:00:00.000Z', 'Europe/Madrid', '2025-10-25T22:00:00.000Z'],
  ['the repeated hour', '2025-10-26T01:30:00.000Z', 'Europe/Madrid', '2025-10-25T22:00:00.000Z'],
  ['the last day of February', '2024-02-29T08:00:00.000Z', 'America/Bogota', '2024-02-29T05:00:00.000Z'],
  ['the turn of the year', '2025-12-31T23:30:00.000Z', 'Europe/Madrid', '2025-12-31T23:00:00.000Z'],
  ['a zone of quarter hours', '2025-06-15T10:00:00.000Z', 'Asia/Kathmandu', '2025-06-14T18:15:00.000Z'],
  ['a day without its midnight', '2025-09-07T12:00:00.000Z', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
])('begins a day where its clocks do: %s', (_, at, timeZone, start) => {
  expect(startOfDayIn(timeZone, new Date(at)).toISOString()).toBe(start);
});
