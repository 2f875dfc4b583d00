import fc from 'fast-check';
import { dayKeyOf, daysBetween, isDayKey, mondayOf, plusDays } from './day-key.ts';

/** Any day from 1900 to 2199: leap days, years that end in 00, year ends among them. */
const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

/** Leap years by their definition, not by the library under test. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const yearOf = (key: string) => Number(key.slice(0, 4));
const monthOf = (key: string) => Number(key.slice(5, 7));
const dayOf = (key: string) => Number(key.slice(8));
const lengthOfMonth = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

describe('days', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (text) => {
    expect(isDayKey(text)).toBe(true);
  });

  it.each([
    '',
    'hoy',
    '2026-11',
    '2026-11-31',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-1-1',
    '1899-12-31',
    '2200-01-01',
    '2026-11-21T00:00',
    '+2026-11-2',
  ])('%j is not', (text) => {
    expect(isDayKey(text)).toBe(false);
  });

  it('any text is a day only where a day of that name exists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), fc.nat(99), fc.nat(99), (year, month, number) => {
        const key = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
        const exists = month >= 1 && month <= 12 && number >= 1 && number <= lengthOfMonth(year, month);
        expect(isDayKey(key)).toBe(exists);
      }),
    );
  });

  it('count on and back, over year ends, leap days and clock changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (key, days) => {
        const other = plusDays(key, days);
        expect(daysBetween(key, other)).toBe(days);
        expect(plusDays(other, -days)).toBe(key);
      }),
    );
  });

  it('follow each other as the calendar says', () => {
    fc.assert(
      fc.property(day, (key) => {
        const next = plusDays(key, 1);
        const isLast = dayOf(key) === lengthOfMonth(yearOf(key), monthOf(key));
        expect(dayOf(next)).toBe(isLast ? 1 : dayOf(key) + 1);
        expect(next.slice(0, 7) === key.slice(0, 7)).toBe(!isLast);
      }),
    );
  });
});

it('a week begins on its Monday', () => {
  fc.assert(
    fc.property(day, (key) => {
      const monday = mondayOf(key);
      expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
      expect(daysBetween(monday, key)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, key)).toBeLessThan(7);
    }),
  );
});

it('today is the local calendar day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(1950, 0, 1), max: new Date(2150, 0, 1), noInvalidDate: true }), (now) => {
      const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
      expect(dayKeyOf(now)).toBe(parts.map((part) => String(part).padStart(2, '0')).join('-'));
    }),
  );
});
