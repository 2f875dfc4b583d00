import { firstSentence } from './first-sentence.ts';

it.each([
  ['Once ensayos breves: unos zapatos rotos. Cómo se vive con poco.', 'Once ensayos breves: unos zapatos rotos.'],
  ['París, 1949: ¿quién cocina? Ella.', 'París, 1949: ¿quién cocina?'],
  ['De qué trata.', 'De qué trata.'],
  ['Sin punto final', 'Sin punto final'],
  ['', ''],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
