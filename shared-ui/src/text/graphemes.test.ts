import { cutAtWord, firstOf, lastOf, shortened, wholeRange } from './graphemes.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const FLAG = '🇲🇽';
const E = 'e\u0301';

it.each([
  ['corta', 10, 'corta'],
  ['Añoré «eso»', 5, 'Añoré'],
  ['', 3, ''],
  ['💛💛💛', 2, '💛💛'],
  [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
  [FLAG.repeat(3), 1, FLAG],
  [`caf${E} solo`, 4, `caf${E}`],
  [`cafe\u0301`, 4, `cafe\u0301`],
  ['👍🏽👍🏽', 1, '👍🏽'],
  ['a\r\nb', 2, 'a\r\n'],
])('begins %j with %i characters', (text, count, first) => {
  expect(firstOf(text, count)).toBe(first);
});

it.each([
  ['corta', 10, 'corta'],
  ['corta', 2, 'ta'],
  ['corta', 0, ''],
  [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
  [`${FLAG}${FLAG}a`, 2, `${FLAG}a`],
  [`un caf${E}`, 1, E],
])('ends %j with %i characters', (text, count, last) => {
  expect(lastOf(text, count)).toBe(last);
});

it('widens a range to whole characters', () => {
  expect(wholeRange('un cafe\u0301', { from: 3, to: 7 })).toEqual({ from: 3, to: 8 });
  expect(wholeRange(`a${FAMILY}`, { from: 4, to: 6 })).toEqual({ from: 1, to: 1 + FAMILY.length });
});

it.each([
  ['corta', 10, 'corta'],
  ['  con   espacios\ny líneas ', 40, 'con espacios y líneas'],
  ['dos palabras largas', 14, 'dos palabras…'],
  ['unapalabralarguísima', 6, 'unapal…'],
  ['💛💛💛💛', 2, '💛💛…'],
  ['💛'.repeat(30), 30, '💛'.repeat(30)],
  [FAMILY.repeat(4), 4, FAMILY.repeat(4)],
  [FAMILY.repeat(4), 3, `${FAMILY.repeat(3)}…`],
])('shortens %j to %d', (text, length, short) => {
  expect(shortened(text, length)).toBe(short);
});

it.each([
  [' y  una\nlínea', 40, ' y  una\nlínea'],
  [' y  una\nlínea larga', 10, ' y  una…'],
])('cuts %j at %d and keeps its spaces', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});
