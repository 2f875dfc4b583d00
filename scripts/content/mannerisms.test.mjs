import { countOf, MANNERISMS, placesOf, textsIn } from './mannerisms.mjs';

/** A file with one activity, of which the first of four texts differs as given. */
function textsOf(kind, difference) {
  const lens = {
    title: 'Tres sin fin',
    description: 'Quédate.',
    text: ['Mira.', 'Vuelve.'],
    questions: ['¿Qué viste?'],
  };
  return textsIn({
    blockId: 2,
    activities: [{ kind, lenses: [difference, {}, {}, {}].map((own) => ({ ...lens, ...own })) }],
  });
}
const named = (name) => MANNERISMS.find((one) => one.name === name);
const inText = (...text) => ({ text });
const meaning = (text) => ({ symbols: [{ image: 'No', meaning: text }] });

it.each([
  ['sin', 'phrase', inText('Ven sin prisa. Sin móvil.', 'Sintió frío.'), 2],
  ['colon-list', 'phrase', inText('Hay de todo: pan, agua, sal. Y más: una, dos y tres.', 'Di esto: ven.'), 1],
  ['colon-list', 'phrase', inText('Di una cosa: la que quieras.', 'Hoy, mañana y pasado.'), 0],
  ['tres', 'phrase', inText('Tres veces tres.', 'Tresillo.'), 1],
  ['film-negation', 'film', meaning('Volver no es deshacer: es elegir.'), 1],
  ['film-negation', 'film', meaning('Hay adioses que se ensayan.'), 0],
  ['food', 'celebration', inText('Brinda con caldo.'), 1],
  ['food', 'phrase', inText('Brinda con caldo.'), 0],
  ['of-spain', 'phrase', inText('Coge el móvil.', 'Dejad que os oigan.'), 1],
  ['of-spain', 'phrase', inText('Toma dieciséis manos y una silla coja.', 'La ciudad, con humedad.'), 0],
  ['phrase-no-x-y', 'phrase', { phrase: 'No huyo: vuelvo.' }, 1],
  ['double-question', 'phrase', { questions: ['¿Qué viste y qué hiciste?'] }, 1],
  ['double-question', 'phrase', { questions: ['¿Qué viste y oíste?'] }, 0],
])('counts %s in a %s (%j): %i', (name, kind, difference, expected) => {
  expect(countOf(named(name), textsOf(kind, difference))).toBe(expected);
});

it('names the places by the id of the address, with the words around them', () => {
  expect(placesOf(named('sin'), textsOf('phrase', inText('Sin a.')))).toEqual([{ id: 37, excerpt: 'Sin a.' }]);
});

it('leaves out titles, cautions and names of playlists', () => {
  const texts = textsOf('audio', { care: { when: 'Sin duda.' }, listen: { title: 'Sin fin' } });
  expect(placesOf(named('sin'), texts)).toEqual([]);
});
