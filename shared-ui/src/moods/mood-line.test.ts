import { MOODS } from './moods.ts';
import { moodLine } from './mood-line.ts';

const heights = (line: string) => [...line.matchAll(/ (\d+\.\d)/g)].map(([, y]) => Number(y));

it('bends up for what feels good and down for what does not', () => {
  const [start, middle] = [0, 14];
  const calm = heights(moodLine({ pleasant: 0.8, energy: -0.5 }));
  const sad = heights(moodLine({ pleasant: -0.8, energy: -0.5 }));
  // Down the page is a greater y: a line that opens upwards is lowest in its middle.
  expect(calm[middle]).toBeGreaterThan(calm[start] ?? 0);
  expect(sad[middle]).toBeLessThan(sad[start] ?? 0);
});

it('has open eyes with energy, and closed ones without', () => {
  const open = /M[\d.]+ [\d.]+V/g;
  expect(moodLine({ pleasant: 0.8, energy: 0.5 }).match(open)).toHaveLength(2);
  expect(moodLine({ pleasant: 0.8, energy: -0.5 })).not.toMatch(open);
});

it('is another line for each word, within its box', () => {
  const lines = MOODS.map(moodLine);
  expect(new Set(lines).size).toBe(MOODS.length);
  for (const y of lines.flatMap(heights)) {
    expect(y).toBeGreaterThan(4);
    expect(y).toBeLessThan(40);
  }
});
