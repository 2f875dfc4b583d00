import { plusDays } from '@app/shared-ui/dates/day-key';
import { wordsOfSameWeekday } from './same-weekday.ts';

const TODAY = '2026-11-27';
const weeksAgo = (...weeks: number[]) => weeks.map((count) => ({ day: plusDays(TODAY, -7 * count) }));

it.each([
  ['the same weekday, long enough ago', weeksAgo(20), '2026-07-10'],
  ['not one of the last weeks', weeksAgo(1, 7), undefined],
  ['not another weekday', [{ day: plusDays(TODAY, -141) }], undefined],
  ['not a day to come', weeksAgo(-20), undefined],
])('%s', (_, written, day) => {
  expect(wordsOfSameWeekday(written, TODAY)?.day).toBe(day);
});

it('changes from week to week, and not within a day', () => {
  const written = weeksAgo(10, 11, 12);
  const seen = [0, 1, 2].map((week) => wordsOfSameWeekday(written, plusDays(TODAY, 7 * week))?.day);
  expect(new Set(seen).size).toBe(3);
  expect(wordsOfSameWeekday(written, TODAY)?.day).toBe(seen[0]);
});
