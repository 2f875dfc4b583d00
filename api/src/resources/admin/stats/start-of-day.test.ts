import { startOfDay } from './user-stats.ts';

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
])('%s', (_, now, zone, start) => expect(startOfDay(new Date(now), zone).toISOString()).toBe(start));
