import { foldAccents } from './fold-accents.ts';

it.each([
  ['Corazón', 'corazon'],
  ['NIÑA', 'nina'],
  ['pingüino', 'pinguino'],
  ['Ánimo'.normalize('NFD'), 'animo'],
  // Characters that are no marks on a letter stay.
  ['2^3 `a´ · b', '2^3 `a´ · b'],
])('%j is searched as %j', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});
