import { isFound, searchedText } from './search.ts';

it.each([
  ['La plaza del Diamante\nMercè Rodoreda', 'rodoreda diamante'],
  ['La plaza del Diamante\nMercè Rodoreda', '  DIAMANTE   mercé '],
  ['La plaza del Diamante\nMercè Rodoreda', 'pla rod'],
  ['La plaza del Diamante\nMercè Rodoreda', ''],
  ['El corazón se calma', 'corazon'],
  ['El corazon se calma', 'CORAZÓN'],
  ['Mañana, la niña', 'manana'],
  ['Mañana, la niña', 'niña'],
  ['Una manana, la niña', 'manana niña'],
  ['pingüino', 'pinguino'],
  ['Ánimo'.normalize('NFD'), 'ánimo'],
])('in %j the search finds %j', (text, query) => {
  expect(isFound(searchedText(text), query)).toBe(true);
});

it.each([
  ['La plaza del Diamante\nMercè Rodoreda', 'rodoreda espejo'],
  ['un ano entero', 'año'],
  ['El corazón', 'razones'],
  ['Persépolis', '.*'],
])('in %j the search does not find %j', (text, query) => {
  expect(isFound(searchedText(text), query)).toBe(false);
});
