import { isOverLimit } from './text-size.ts';

const texts = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`responses.q${i}`, { value: text, rev: 1 }]));

it.each([
  ['four million characters', texts(20, 'a'.repeat(200_000)), false],
  ['one more', { ...texts(20, 'a'.repeat(200_000)), title: { value: 'a', rev: 1 } }, true],
  ['four million of three bytes each', texts(20, '\u20ac'.repeat(200_000)), false],
  ['2.56 million of six bytes each as JSON', texts(16, '\u0001'.repeat(160_000)), false],
  ['2.72 million of six bytes each', texts(17, '\u0001'.repeat(160_000)), true],
  ['halves of letters beyond the plane, which take six too', texts(17, '\ud83d'.repeat(160_000)), true],
  ['four hundred fields', texts(400, ''), false],
  ['four hundred and one', texts(401, ''), true],
])('X-12: the size of a document: %s', (_, fields, isOver) => expect(isOverLimit(fields)).toBe(isOver));
