import { findFolded } from './fold.ts';

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
