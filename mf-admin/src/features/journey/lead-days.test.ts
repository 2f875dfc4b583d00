import { leadDays } from './lead-days.ts';

it('has every day, over the turn of a year, with what each button brought', () => {
  const days = leadDays(
    [
      { day: '2026-01-01', source: 'cta_main_button', count: 3 },
      { day: '2026-01-01', source: 'cta_final_button', count: 1 },
      { day: '2025-12-30', source: 'cta_main_button', count: 2 },
    ],
    4,
    '2026-01-01',
  );
  expect(days).toEqual([
    { day: '2025-12-29', total: 0, bySource: {} },
    { day: '2025-12-30', total: 2, bySource: { cta_main_button: 2 } },
    { day: '2025-12-31', total: 0, bySource: {} },
    { day: '2026-01-01', total: 4, bySource: { cta_main_button: 3, cta_final_button: 1 } },
  ]);
});

it('ends with today, or with a day that has begun where the server is', () => {
  const lead = { day: '2026-01-02', source: 'cta_main_button', count: 1 } as const;
  const lastOf = (today: string) => leadDays([lead], 3, today).map(({ day, total }) => `${day}: ${total}`);
  expect(lastOf('2026-01-04')).toEqual(['2026-01-02: 1', '2026-01-03: 0', '2026-01-04: 0']);
  expect(lastOf('2026-01-01')).toEqual(['2025-12-31: 0', '2026-01-01: 0', '2026-01-02: 1']);
});

it('has none without leads', () => expect(leadDays([], 30, '2026-01-01')).toEqual([]));
