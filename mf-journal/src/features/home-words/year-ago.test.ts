import { wordsOfLastYear, yearBefore } from './year-ago.ts';

it.each([
  ['2026-11-27', '2025-11-27'],
  ['2028-02-29', '2027-02-28'],
  ['2026-01-01', '2025-01-01'],
])('the year before %s is %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
});

const days = (...keys: string[]) => keys.map((day) => ({ day }));

it.each([
  ['the same date', days('2025-11-26', '2025-11-27'), '2025-11-27'],
  ['else the nearest', days('2025-11-30', '2025-11-25'), '2025-11-25'],
  ['not beyond three days', days('2025-11-23', '2025-12-01'), undefined],
  ['not of another year', days('2026-11-27', '2024-11-27'), undefined],
])('%s', (_, written, day) => {
  expect(wordsOfLastYear(written, '2026-11-27')?.day).toBe(day);
});
