import { byDay, dayTitle } from './by-day.ts';

it('puts rows together by the day of the device, the latest day first', () => {
  const at = (local: string) => ({ at: new Date(local).toISOString() });
  const [night, morning, before, late] = [
    at('2026-11-30T23:59:00'),
    at('2026-11-30T00:01:00'),
    at('2026-11-29T23:59:00'),
    at('2026-11-30T12:00:00'),
  ];
  expect(byDay([night, morning, before, late], (row) => row.at)).toEqual([
    { day: '2026-11-30', rows: [night, morning, late] },
    { day: '2026-11-29', rows: [before] },
  ]);
});

it('has no day without rows', () => expect(byDay([], String)).toEqual([]));

it.each([
  ['2026-12-01', '2026-12-01', 'Hoy'],
  ['2026-11-30', '2026-12-01', 'Ayer'],
  ['2026-11-29', '2026-12-01', '29 de noviembre'],
  ['2025-12-31', '2026-01-01', 'Ayer'],
  ['2025-12-30', '2026-01-01', '30 de diciembre de 2025'],
])('%s is, seen on %s, %s', (day, today, title) => {
  expect(dayTitle(day, today)).toBe(title);
});
