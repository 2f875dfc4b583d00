import { piecesOf } from './sentences.ts';

const PARAGRAPH = 'Es normal: llevas años de servicio y cuesta creer que nadie llame. Cuenta esas veces. ¿Cuántas van?';

it('cuts a paragraph into its sentences, and loses nothing of it', () => {
  const pieces = piecesOf(PARAGRAPH, 'Otra frase.');
  expect(pieces.map(({ text }) => text)).toEqual([
    'Es normal: llevas años de servicio y cuesta creer que nadie llame.',
    'Cuenta esas veces.',
    '¿Cuántas van?',
  ]);
  expect(pieces.map(({ text, gap }) => text + gap).join('')).toBe(PARAGRAPH);
});

it.each([
  ['a sentence', 'Cuenta esas veces.'],
  ['a part of one', 'llevas años de servicio y cuesta creer que nadie llame.'],
  ['its beginning', 'Es normal:'],
  ['all of it', PARAGRAPH],
])('makes a piece of the line, where that is %s', (_, line) => {
  const pieces = piecesOf(PARAGRAPH, line);
  expect(pieces.filter(({ isLine }) => isLine).map(({ text }) => text)).toEqual([line]);
  expect(pieces.map(({ text, gap }) => text + gap).join('')).toBe(PARAGRAPH);
});

it('leaves a paragraph without the line as it is', () => {
  expect(piecesOf(PARAGRAPH, 'Otra frase.').some(({ isLine }) => isLine)).toBe(false);
});
