import type { ContentActivity } from './content-schema.ts';
import { countTic, TICS, ticTexts } from './content-tics.ts';

const LENS = { title: 'Tres sin fin', description: 'Quédate.', text: ['Mira.', 'Vuelve.'], questions: ['¿Qué viste?'] };

/** Counts of a tic in the four texts of an activity, of which the first differs as given. */
function count(name: string, kind: 'phrase' | 'film' | 'celebration', difference: object) {
  const tic = TICS.find((one) => one.name === name);
  const of = { phrase: { phrase: 'Hoy sí.' }, film: { symbols: [] }, celebration: { needs: [], steps: [] } }[kind];
  const lenses = [difference, {}, {}, {}].map((own) => ({ ...LENS, ...of, ...own }));
  return tic && countTic(tic, ticTexts([{ base: 12, kind, lenses } as ContentActivity]));
}
const inText = (...text: string[]) => ({ text });

it.each([
  ['sin', 'phrase', inText('Ven sin prisa. Sin móvil.', 'Sintió frío.'), 2],
  ['colon-list', 'phrase', inText('Hay de todo: pan, agua, sal. Y más: una, dos y tres.', 'Di esto: ven.'), 1],
  ['colon-list', 'phrase', inText('Di una cosa: la que quieras.', 'Hoy, mañana y pasado.'), 0],
  ['tres', 'phrase', inText('Tres veces tres.', 'Tresillo.'), 1],
  ['film-negation', 'film', { symbols: [{ image: 'a', meaning: 'Volver no es deshacer: es elegir.' }] }, 1],
  ['film-negation', 'film', { symbols: [{ image: 'a', meaning: 'Callar no es vacío. Es espera.' }] }, 1],
  ['film-negation', 'film', { symbols: [{ image: 'No', meaning: 'Hay adioses que se ensayan.' }] }, 0],
  ['todas', 'phrase', inText('Casi todas conocemos eso.', 'Muchas mujeres también.'), 1],
  ['aloud', 'phrase', inText('Léelo en voz alta.', 'Con los pies en alto y se ríen.'), 1],
  ['indoors-only', 'phrase', inText('Abre la nevera.', 'Siéntate en la silla.'), 1],
  ['indoors-only', 'phrase', inText('Abre la nevera.', 'Sal a la calle.'), 0],
  ['food', 'celebration', { steps: ['Brinda con caldo.'] }, 1],
  ['food', 'phrase', inText('Brinda con caldo.'), 0],
  ['dancing', 'phrase', inText('Baila con todo.', 'Así se baila.'), 1],
  ['of-spain', 'phrase', inText('Coge el móvil.', 'Dejad que os oigan.'), 1],
  ['of-spain', 'phrase', inText('Toma dieciséis manos y una silla coja.', 'La ciudad, con humedad.'), 0],
  ['phrase-negation', 'phrase', { phrase: 'Ya no corro.' }, 1],
  ['phrase-no-x-y', 'phrase', { phrase: 'No huyo: vuelvo.' }, 1],
  ['phrase-no-x-y', 'phrase', { phrase: 'Ya no corro.' }, 0],
  ['double-question', 'phrase', { questions: ['¿Qué viste y qué hiciste?'] }, 1],
  ['double-question', 'phrase', { questions: ['¿Qué viste y oíste?'] }, 0],
  ['double-question', 'phrase', { questions: ['¿Qué viste y qué hiciste?', '¿Y después?'] }, 0],
  ['description-una', 'phrase', { description: 'Una carta para ti.' }, 1],
  ['description-una', 'phrase', { description: 'Escribe una carta.' }, 0],
  ['description-a-b-c', 'phrase', { description: 'Papel, lápiz y calma.' }, 1],
  ['description-a-b-c', 'phrase', { description: 'Papel y lápiz.' }, 0],
] as const)('counts %s in a %s (%j): %i', (name, kind, difference, expected) => {
  expect(count(name, kind, difference)?.count).toBe(expected);
});

it('names the places by the id of the address, with the words around them, and the crowded texts', () => {
  const crowded = count('sin', 'phrase', inText('Sin a. Sin b. Sin c.', 'Sin d.'));
  expect(crowded?.crowded).toEqual([39]);
  expect(crowded?.places[3]).toEqual({ id: 39, blockId: 2, excerpt: 'Sin d.' });
});

it('leaves out titles, cautions and names of playlists', () => {
  const care = { when: 'Sin duda.', instead: 'Sin eso.' };
  expect(count('sin', 'phrase', { care, listen: { title: 'Sin fin', spotifyId: null } })?.count).toBe(0);
});
