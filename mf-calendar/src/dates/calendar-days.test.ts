import { weekKeyOf } from '@app/contract/week-key';
import { dayKeyOf, daysBetween, mondayOf, plusDays } from '@app/shared-ui/dates/day-key';
import fc from 'fast-check';
import { type CalendarView, dateOf, monthDays, turnPage, weekDays, yearDays } from './calendar-days.ts';

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

it('days survive a conversion to a date and back', () => {
  fc.assert(fc.property(day, (key) => expect(dayKeyOf(dateOf(key))).toBe(key)));
});

describe('weeks', () => {
  it('are seven days from a Monday, and hold the day', () => {
    fc.assert(
      fc.property(day, (key) => {
        const week = weekDays(key);
        expect(week).toHaveLength(7);
        expect(week).toContain(key);
        expect(dateOf(week[0] ?? '').getDay()).toBe(1);
        expect(week.map((each) => daysBetween(week[0] ?? '', each))).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  it('have one key for all their days, also over the end of a month or year (D22)', () => {
    fc.assert(
      fc.property(day, (key) => {
        const keys = new Set(weekDays(key).map(weekKeyOf));
        expect([...keys]).toEqual([weekKeyOf(mondayOf(key))]);
      }),
    );
  });

  it('are numbered by floor(days since the start of the Monday’s month / 7) + 1', () => {
    fc.assert(
      fc.property(day, (key) => {
        const monday = mondayOf(key);
        const [, month, number] = /^(\d{4}-\d{2})-week-([1-5])$/.exec(weekKeyOf(key)) ?? [];
        expect(month).toBe(monday.slice(0, 7));
        expect(Number(number)).toBe(Math.floor(daysBetween(`${monday.slice(0, 7)}-01`, monday) / 7) + 1);
      }),
    );
  });

  it('have different keys when they are different weeks', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (key, weeks) => {
        expect(weekKeyOf(plusDays(key, 7 * weeks))).not.toBe(weekKeyOf(key));
      }),
    );
  });

  it.each([
    ['2026-11-21', '2026-11-week-3'],
    ['2026-11-01', '2026-10-week-4'],
    ['2027-01-03', '2026-12-week-4'],
    ['2026-06-01', '2026-06-week-1'],
    ['2024-02-29', '2024-02-week-4'],
    ['2026-08-31', '2026-08-week-5'],
  ])('%s lies in %s', (key, week) => {
    expect(weekKeyOf(key)).toBe(week);
  });
});

describe('months and years', () => {
  it('have all their days, each once', () => {
    fc.assert(
      fc.property(day, (key) => {
        const days = monthDays(key);
        expect(days).toHaveLength(lengthOfMonth(yearOf(key), monthOf(key)));
        expect(new Set(days).size).toBe(days.length);
        expect(days.every((each) => each.startsWith(key.slice(0, 7)))).toBe(true);
        expect(days).toContain(key);
      }),
    );
  });

  it('a leap year has 366 days', () => {
    fc.assert(
      fc.property(day, (key) => {
        expect(yearDays(key)).toHaveLength(isLeap(yearOf(key)) ? 366 : 365);
      }),
      { numRuns: 20 },
    );
  });
});

describe('turning pages', () => {
  const views: CalendarView[] = ['month', 'week', 'day', 'year'];

  it('goes to the neighbouring page, never past it', () => {
    fc.assert(
      fc.property(day, fc.constantFrom<1 | -1>(1, -1), (key, direction) => {
        const monthNumber = (each: string) => yearOf(each) * 12 + monthOf(each);
        expect(monthNumber(turnPage(key, 'month', direction)) - monthNumber(key)).toBe(direction);
        expect(yearOf(turnPage(key, 'year', direction)) - yearOf(key)).toBe(direction);
        expect(daysBetween(key, turnPage(key, 'week', direction))).toBe(7 * direction);
        expect(daysBetween(key, turnPage(key, 'day', direction))).toBe(direction);
      }),
    );
  });

  it('keeps the day of the month, or uses the last one', () => {
    fc.assert(
      fc.property(day, fc.constantFrom<1 | -1>(1, -1), (key, direction) => {
        const other = turnPage(key, 'month', direction);
        expect(dayOf(other)).toBe(Math.min(dayOf(key), lengthOfMonth(yearOf(other), monthOf(other))));
      }),
    );
  });

  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2024-01-31', 'month', 1, '2024-02-29'],
    ['2026-12-15', 'month', 1, '2027-01-15'],
    ['2026-01-01', 'day', -1, '2025-12-31'],
    ['2024-02-29', 'year', 1, '2025-02-28'],
    ['2026-12-30', 'week', 1, '2027-01-06'],
  ] as const)('%s, a %s on (%d), is %s', (key, view, direction, expected) => {
    expect(views).toContain(view);
    expect(turnPage(key, view, direction)).toBe(expected);
  });
});
