import { isTimeZone } from '../../../platform/time-zone.ts';
import { localMoment, nextTimeOf } from './local-time.ts';

const MADRID = 'Europe/Madrid';
const next = (time: string, now: string, zone = MADRID) => nextTimeOf(time, new Date(now), zone).toISOString();

it.each([
  ['2026-11-21T07:00:00Z', MADRID, { day: '2026-11-21', minute: 480 }],
  ['2026-11-21T23:30:00Z', MADRID, { day: '2026-11-22', minute: 30 }],
  ['2026-11-21T23:30:00Z', 'America/Bogota', { day: '2026-11-21', minute: 1110 }],
])('%s in %s', (now, zone, moment) => expect(localMoment(new Date(now), zone)).toEqual(moment));

it.each([
  ['later today', '20:00', '2026-11-21T07:00:00Z', '2026-11-21T19:00:00.000Z'],
  ['tomorrow, as it has passed', '07:30', '2026-11-21T07:00:00Z', '2026-11-22T06:30:00.000Z'],
  ['tomorrow, as it is now', '08:00', '2026-11-21T07:00:20Z', '2026-11-22T07:00:00.000Z'],
  ['across the end of summer time', '20:00', '2026-10-24T19:00:00Z', '2026-10-25T19:00:00.000Z'],
  ['across the beginning of summer time', '20:00', '2026-03-28T20:00:00Z', '2026-03-29T18:00:00.000Z'],
])('the next time is %s', (_, time, now, expected) => expect(next(time, now)).toBe(expected));

it('on the night in which clocks are changed it is never off by a day', () => {
  for (const [time, now] of [
    ['02:30', '2026-03-28T22:00:00Z'],
    ['02:30', '2026-10-24T22:00:00Z'],
  ] as const) {
    const ahead = new Date(next(time, now)).getTime() - new Date(now).getTime();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(6 * 60 * 60 * 1000);
  }
});

it('knows time zones', () => {
  expect(['Europe/Madrid', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(isTimeZone('Mordor/Barad-dur')).toBe(false);
});
