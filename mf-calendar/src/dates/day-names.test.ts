import { dayTitle, fullDay, monthTitle, weekTitle } from './day-names.ts';

it('says days in Spanish', () => {
  expect(fullDay('2026-11-21')).toBe('sábado, 21 de noviembre de 2026');
  expect(dayTitle('2024-02-29')).toBe('Jueves, 29 de febrero');
  expect(monthTitle('2027-01-01')).toBe('Enero de 2027');
});

it.each([
  ['2026-11-21', '16 – 22 de noviembre de 2026'],
  ['2026-12-01', '30 de noviembre – 6 de diciembre de 2026'],
  ['2027-01-01', '28 de diciembre de 2026 – 3 de enero de 2027'],
])('the week of %s is %s', (day, title) => {
  expect(weekTitle(day)).toBe(title);
});
