import { foldAccents } from '@app/contract/fold-accents';
import { findFolded, matches } from './fold.ts';

const finds = (text: string, query: string) => matches(() => text, foldAccents(text), query);

it.each([
  ['El corazón se calma', 'corazon'],
  ['El corazon se calma', 'CORAZÓN'],
  ['Mañana, la niña', 'manana'],
  ['Mañana, la niña', 'niña'],
  ['pingüino', 'pinguino'],
  ['Ánimo'.normalize('NFD'), 'ánimo'],
])('in %j the search finds %j', (text, query) => {
  expect(finds(text, query)).toBe(true);
});

it.each([
  ['un ano entero', 'año'],
  ['El corazón', 'razones'],
])('in %j the search does not find %j', (text, query) => {
  expect(finds(text, query)).toBe(false);
});

it.each([
  ['El corazón se calma', 'corazon', 'corazón'],
  ['Ánimo, ánimo'.normalize('NFD'), 'animo', 'Ánimo'.normalize('NFD')],
  ['Acaba en café', 'cafe', 'café'],
])('marks in %j what %j means', (text, query, marked) => {
  const found = findFolded(text, query);
  expect(found && text.slice(found.from, found.to)).toBe(marked);
});

it('marks nothing without a match', () => {
  expect(findFolded('Hoy', 'ayer')).toBeUndefined();
  expect(findFolded('Hoy', '')).toBeUndefined();
});
