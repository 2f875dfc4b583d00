import fc from 'fast-check';
import { isQuiet, isReminderQuiet } from '@app/contract/reminder-rule';
import { isReminderDue } from './reminder-rule.ts';

const settings = {
  notifications: true,
  reminderAt: '08:30',
  quietFrom: '22:00',
  quietTo: '07:00',
  pausedUntil: null,
} as const;
/** A time on 21 November in the test's time zone. */
const at = (time: string) => new Date(`2026-11-21T${time}:00`);

it.each([
  ['08:29', false],
  ['08:30', true],
  ['08:59', true],
  ['09:00', false],
  ['23:00', false],
])('at %s: %s', (time, due) => {
  expect(isReminderDue(settings, at(time), null)).toBe(due);
});

it('reminds once a day', () => {
  expect(isReminderDue(settings, at('08:40'), '2026-11-21')).toBe(false);
  expect(isReminderDue(settings, at('08:40'), '2026-11-20')).toBe(true);
});

it.each([
  ['with notifications off', { notifications: false }],
  ['without an hour', { reminderAt: null }],
  ['during a pause', { pausedUntil: '2026-11-22' }],
  ['in quiet hours', { quietFrom: '08:00', quietTo: '09:00' }],
  ['in quiet hours over midnight', { quietFrom: '22:00', quietTo: '09:00' }],
])('is silent %s', (_, change) => {
  expect(isReminderDue({ ...settings, ...change }, at('08:30'), null)).toBe(false);
});

it('reminds again on the day that ends the pause', () => {
  expect(isReminderDue({ ...settings, pausedUntil: '2026-11-21' }, at('08:30'), null)).toBe(true);
});

it('knows when the time lies in the quiet hours', () => {
  expect(isReminderQuiet(settings)).toBe(false);
  expect(isReminderQuiet({ ...settings, reminderAt: '06:59' })).toBe(true);
  expect(isReminderQuiet({ ...settings, reminderAt: '07:00' })).toBe(false);
  expect(isReminderQuiet({ ...settings, reminderAt: '22:00' })).toBe(true);
});

it('counts quiet hours as they stand on the clock', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const clock = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minute, minute, minute, (from, to, now) => {
      const expected = from <= to ? from <= now && now < to : now >= from || now < to;
      expect(isQuiet(now, { quietFrom: clock(from), quietTo: clock(to) })).toBe(expected);
    }),
  );
});
