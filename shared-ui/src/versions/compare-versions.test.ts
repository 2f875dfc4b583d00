import { compareVersions, joinVersions } from './compare-versions.ts';

it.each([
  ['Aquí', 'Del móvil', 'Aquí\n\nDel móvil'],
  ['Hoy llovía. Salí.', 'Hoy llovía. Me quedé.', 'Hoy llovía. Salí.\n\nMe quedé.'],
  ['Salí. Volví tarde.', 'Me quedé. Volví tarde.', 'Salí.\n\nMe quedé.\n\nVolví tarde.'],
  ['Hoy llovía.', 'Hoy llovía. Me quedé.', 'Hoy llovía. Me quedé.'],
  ['Hoy llovía. Me quedé.', 'Hoy llovía.', 'Hoy llovía. Me quedé.'],
  ['', 'Me quedé.', 'Me quedé.'],
  ['Igual.', 'Igual. ', 'Igual.'],
  ['Sí. Sí.', 'Sí.', 'Sí. Sí.'],
])('joins %j and %j without saying twice what they share', (here, there, joined) => {
  expect(joinVersions(here, there)).toBe(joined);
});

it('marks what is different alone', () => {
  expect(compareVersions('Uno. Dos. Tres.', 'Uno. Otro. Tres.')).toEqual({
    start: 'Uno. ',
    here: 'Dos. ',
    there: 'Otro. ',
    end: 'Tres.',
  });
});
