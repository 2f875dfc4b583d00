import type { OcrResult } from './ocr-result.ts';
import { hasAllOf, type TakenReading, withReading, wordsToCheck } from './taken-reading.ts';

/** What the engine read, and what the user made of it. */
const reading = (read: string, text = read): TakenReading => ({ of: { ink: [] }, read, text });
const hola = reading('hola luna');
const corrected = reading('hola lona', 'hola luna');

it.each([
  ['a first one', '', hola, undefined, 'hola luna'],
  ['one of another sheet', 'Ayer\n', hola, undefined, 'Ayer\nhola luna'],
  ['the whole sheet again', 'hola luna', reading('hola luna y sol'), hola, 'hola luna y sol'],
  ['no new ink', 'hola luna', hola, hola, 'hola luna'],
  ['between her own lines', 'Ayer\nhola luna\nHoy', reading('hola luna y sol'), hola, 'Ayer\nhola luna y sol\nHoy'],
  ['the same ink, read otherwise', 'hola luna', reading('holo luna sol'), hola, 'holo luna sol'],
  ['her correction', 'hola luna', reading('hola lona y', 'hola luna y'), corrected, 'hola luna y'],
  ['her correction, corrected', 'hola luna', reading('hola lona y', 'hola Luna y'), corrected, 'hola Luna y'],
])('a reading takes the place of the last one of its sheet: %s', (_, answer, next, last, text) => {
  expect(withReading(answer, next, last)).toBe(text);
});

it.each([
  ['changed in the answer', 'hola mi luna', reading('hola luna y sol'), hola, 'hola mi luna\ny sol'],
  ['changed there, and nothing is new', 'hola mi luna', hola, hola, 'hola mi luna'],
  ['changed there, and read otherwise', 'hola mi luna', reading('holo luna'), hola, 'hola mi luna\nholo luna'],
  ['taken out of the answer', 'Ayer', reading('hola luna y sol'), hola, 'Ayer\ny sol'],
  ['corrected, and read otherwise', 'hola luna', reading('hola lana y'), corrected, 'hola luna\nhola lana y'],
  ['of another sheet, like this one', 'hola luna', reading('hola luna y'), undefined, 'hola luna\nhola luna y'],
])('loses no word that she has typed or corrected: the line was %s', (_, answer, next, last, text) => {
  expect(withReading(answer, next, last)).toBe(text);
});

it.each([
  ['a line with which the reading begins', 'Ayer\nhola luna', 'hola luna y sol', 'Ayer\nhola luna y sol'],
  ['the same line', 'hola luna', 'hola luna', 'hola luna'],
  ['no line that ends within a word of it', 'hola lu', 'hola luna', 'hola lu\nhola luna'],
  ['no single word, which she may have typed', 'Gracias', 'Gracias por hoy', 'Gracias\nGracias por hoy'],
])('of a sheet that was opened again, a reading takes the place of %s', (_, answer, next, text) => {
  expect(withReading(answer, reading(next), undefined, true)).toBe(text);
});

describe('the words to check', () => {
  const result: OcrResult = {
    language: 'spa',
    lines: [
      [
        { text: 'hola', confidence: 90 },
        { text: 'lona', confidence: 60 },
      ],
      [{ text: 'sol', confidence: 70 }],
    ],
  };
  const shown = (last: TakenReading | undefined) => wordsToCheck(result, last).map(({ text }) => text);

  it('are as she has corrected them before', () => {
    expect(shown(corrected)).toEqual(['hola', 'luna', 'sol']);
    expect(shown(reading('hola lona', 'hola la luna'))).toEqual(['hola', 'la', 'luna', 'sol']);
  });

  it.each([
    ['nothing was read before', undefined],
    ['it was read otherwise', reading('hola lana', 'hola luna')],
    ['she has corrected nothing', reading('hola lona')],
  ])('are those that were read where %s', (_, last) => {
    expect(shown(last)).toEqual(['hola', 'lona', 'sol']);
  });
});

it('knows whether all that was read before is on the sheet still', () => {
  const stroke = (x: number) => ({ w: 3, c: '#000000', p: [[x, 1] as const] });
  const [one, two, three] = [stroke(1), stroke(2), stroke(3)];
  expect(hasAllOf({ ink: [one, two, three] }, { ink: [one, two] })).toBe(true);
  expect(hasAllOf({ ink: [two, three] }, { ink: [one, two] })).toBe(false);
  expect(hasAllOf({ ink: [one] }, { ink: [] })).toBe(false);
  expect(hasAllOf({ pictureSrc: 'a' }, { pictureSrc: 'a' })).toBe(true);
  expect(hasAllOf({ pictureSrc: 'a' }, { ink: [one] })).toBe(false);
});
