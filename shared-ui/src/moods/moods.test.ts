import fc from 'fast-check';
import { MOOD_QUARTERS, moodHue, moodTone, quarterPlace } from './mood-tone.ts';
import { MOODS, ownMoods, placeOfMood } from './moods.ts';

const colourOf = (place: Parameters<typeof moodTone>[0]) =>
  Object.entries(moodTone(place).style).find(([name]) => name === '--mood')?.[1];

it('offers 24 words, each once, each with a place of its own', () => {
  expect(new Set(MOODS.map(({ word }) => word)).size).toBe(24);
  expect(new Set(MOODS.map(({ pleasant, energy }) => `${pleasant}/${energy}`)).size).toBe(24);
  for (const { pleasant, energy } of MOODS) {
    expect(Math.abs(pleasant)).toBeLessThanOrEqual(1);
    expect(Math.abs(energy)).toBeLessThanOrEqual(1);
    expect(moodHue({ pleasant, energy })).toBeDefined();
  }
});

it('has six in each quarter', () => {
  const quarters = MOODS.map(({ pleasant, energy }) => `${pleasant > 0}/${energy > 0}`);
  for (const quarter of new Set(quarters)) expect(quarters.filter((each) => each === quarter)).toHaveLength(6);
  expect(new Set(quarters).size).toBe(4);
});

it.each([
  ['En calma', 0.75],
  ['  serena. ', 0.65],
  ['TRISTE', -0.75],
])('recognises %j as typed', (word, pleasant) => {
  expect(placeOfMood(word)?.pleasant).toBe(pleasant);
});

it('prefers the user’s own place to the default one, and has none for other words', () => {
  const own = [{ word: 'Serena', pleasant: -0.2, energy: 0.1 }];
  expect(placeOfMood('serena', own)).toMatchObject({ pleasant: -0.2 });
  expect(placeOfMood('a mi aire', own)).toBeUndefined();
});

it('reads only words with a place from the settings', () => {
  const mood = { word: 'a mi aire', pleasant: 0.4, energy: 0 };
  expect(ownMoods([mood, null, 'x', { word: 'sin sitio' }])).toEqual([mood]);
  expect(ownMoods(undefined)).toEqual([]);
});

it('assigns a hue to every place, and none to the centre', () => {
  const axis = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(axis, axis, (pleasant, energy) => {
      const hue = moodHue({ pleasant, energy });
      expect(hue === undefined).toBe(Math.hypot(pleasant, energy) < 0.12);
      expect(hue ?? 0).toBeGreaterThanOrEqual(0);
      expect(hue ?? 0).toBeLessThanOrEqual(360);
    }),
  );
  expect(moodTone({ pleasant: 0, energy: 0 })).toHaveProperty('data-neutral');
  expect(moodTone(undefined)).toEqual(moodTone({ pleasant: 0, energy: 0 }));
});

it.each([
  ['alegre', quarterPlace.bright],
  ['en calma', quarterPlace.serene],
  ['triste', quarterPlace.faded],
  ['ansiosa', quarterPlace.stirred],
  ['a mi aire', undefined],
])('draws %s in the colour that the legend has', (word, place) => {
  const colours = [...MOOD_QUARTERS.map((quarter) => quarterPlace[quarter]), undefined].map(colourOf);
  expect(colourOf(placeOfMood(word))).toBe(colourOf(place));
  expect(new Set(colours).size).toBe(colours.length);
});
