import type { ContentItem } from './content-items.ts';
import { countSyllables, readability, readabilityRules } from './readability-rules.ts';

it.each([
  ...([
    ['aire', 2],
    ['país', 2],
    ['oeste', 3],
    ['ciudad', 2],
    ['muy', 1],
    ['rey', 1],
    ['que', 1],
    ['guitarra', 3],
  ] as const),
  ...([
    ['agüero', 3],
    ['reía', 3],
    ['leíste', 3],
    ['huevo', 2],
    ['construyó', 3],
    ['yo', 1],
    ['y', 1],
    ['cuídate', 3],
  ] as const),
  ...([
    ['limpiáis', 2],
    ['ahora', 3],
    ['cuaderno', 3],
    ['escribías', 4],
    ['mayo', 2],
    ['veintiún', 2],
    ['OÍDO', 3],
  ] as const),
])('counts the syllables of %s', (word, syllables) => expect(countSyllables(word)).toBe(syllables));

/** Twelve words in two sentences, of one syllable but two of two. */
const EASY = 'Hoy no hay más que ver la casa. Tú lo ves hoy.';

it('computes the index of Fernández-Huerta', () => {
  expect(readability(EASY)).toBeCloseTo(206.84 - (60 * 13) / 12 - 1.02 * 6, 5);
  expect(readability('«¿Vas?» Voy.')).toBeCloseTo(206.84 - 60 - 1.02, 5);
});

it('names a text that is too easy or too hard', () => {
  const hard =
    'Aproximadamente novecientas consideraciones sistemáticamente incomprensibles obstaculizaban irremediablemente conversaciones';
  const item = { type: 'activity', id: 'activity:1', value: { base: 1, lenses: [{ text: [EASY] }, { text: [hard] }] } };
  // Cast: the rule reads the base and the texts alone.
  expect(readabilityRules([item] as unknown as ContentItem[])).toEqual([
    'base 1, week 1: readability 135.7, not 68–95',
    expect.stringMatching(/^base 1, week 2: readability -\d/),
  ]);
});
