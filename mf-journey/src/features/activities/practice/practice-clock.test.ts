import {
  checkClock,
  clockFace,
  cueAt,
  endClock,
  livedMs,
  pauseClock,
  readyClock,
  startClock,
} from './practice-clock.ts';

const TOTAL_MS = 180_000;

it('counts by the clock, not by ticks: a minute in the background is a minute', () => {
  const running = startClock(readyClock, 5_000);
  expect(livedMs(running, 65_000)).toBe(60_000);
  expect(checkClock(running, 184_999, TOTAL_MS).status).toBe('running');
  expect(checkClock(running, 190_000, TOTAL_MS)).toMatchObject({ status: 'finished', heldMs: TOTAL_MS });
});

it('stops while paused and resumes from there', () => {
  const paused = pauseClock(startClock(readyClock, 0), 30_000);
  expect(livedMs(paused, 500_000)).toBe(30_000);
  const goesOn = startClock(paused, 100_000);
  expect(livedMs(goesOn, 101_000)).toBe(31_000);
});

it('restarts after the end', () => {
  const finished = checkClock(startClock(readyClock, 0), TOTAL_MS, TOTAL_MS);
  expect(livedMs(startClock(finished, 200_000), 200_000)).toBe(0);
  expect(pauseClock(finished, 1)).toBe(finished);
});

it.each([
  ['running', startClock(readyClock, 0), 30_000],
  ['paused', pauseClock(startClock(readyClock, 0), 30_000), 90_000],
])('ends where it is, %s', (_, clock, nowMs) => {
  const ended = endClock(clock, nowMs);
  expect(ended.status).toBe('ended');
  expect(livedMs(ended, 500_000)).toBe(30_000);
  expect(checkClock(ended, 500_000, TOTAL_MS)).toBe(ended);
});

const cues = [
  { at: 0, say: 'Siéntate.' },
  { at: 30, say: 'Escucha.' },
];

it.each([
  [0, 'Siéntate.'],
  [29.9, 'Siéntate.'],
  [30, 'Escucha.'],
  [179, 'Escucha.'],
])('says after %d seconds: %s', (seconds, words) => {
  expect(cueAt(cues, seconds)).toBe(words);
});

it.each([
  [180_000, '3:00'],
  [179_001, '3:00'],
  [179_000, '2:59'],
  [65_000, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d ms are shown as %s', (ms, face) => {
  expect(clockFace(ms)).toBe(face);
});
