import { challengeCategorySchema } from '@app/contract/library';
import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { booksCopy } from './books.es.ts';
import { challengesCopy } from './challenges.es.ts';
import { filmsCopy } from './films.es.ts';
import { libraryCopy } from './library.es.ts';
import { playlistsCopy } from './playlists.es.ts';

/** Texts that the specification quotes for the libraries, by its sections; the filter shows the categories of the contract. */
const SPECIFIED: SpecifiedTexts = {
  '2§2.8': ['Cargar más libros', 'No se encontraron libros que coincidan con tu búsqueda', 'Libro no encontrado'],
  '2§2.9': [
    'Cargar más películas',
    'No se encontraron películas que coincidan con tu búsqueda',
    'Película no encontrada',
  ],
  '2§2.10': ['Medias Emocionales', 'No se encontraron playlists que coincidan con tu búsqueda'],
  '2§2.11': [
    'Retos de transformación',
    'Añadir a mi calendario',
    'Cargar más retos',
    'No se encontraron retos que coincidan con tu búsqueda',
  ],
  '2§3': [
    'Transformación Interior',
    'Consciencia',
    'Ritual',
    'Journaling',
    'Comunicación',
    'Imagen Personal',
    'Retiro',
    'Desconexión',
  ],
  '2§6': [/^Cargar más/, 'Actualiza a Premium para desbloquear'],
};

const texts = textsOf([
  booksCopy,
  challengesCopy,
  filmsCopy,
  libraryCopy,
  playlistsCopy,
  challengeCategorySchema.options,
]);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
