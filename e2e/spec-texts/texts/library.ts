import { quoted } from '../quoted-text.ts';

export const libraryTexts = [
  ...quoted('2§2.8', 'books', [
    'Cargar más libros',
    'No se encontraron libros que coincidan con tu búsqueda',
    'Libro no encontrado',
  ]),
  ...quoted('2§2.9', 'films', [
    'Cargar más películas',
    'No se encontraron películas que coincidan con tu búsqueda',
    'Película no encontrada',
  ]),
  ...quoted('2§2.10', 'playlists', ['Medias Emocionales', 'No se encontraron playlists que coincidan con tu búsqueda']),
  ...quoted('2§6', 'playlists', [/^Cargar más/]),
  ...quoted('2§2.11', 'challenges', [
    'Retos de transformación',
    'Añadir a mi calendario',
    'Cargar más retos',
    'No se encontraron retos que coincidan con tu búsqueda',
  ]),
  ...quoted('2§3', 'challenges', [
    'Transformación Interior',
    'Consciencia',
    'Ritual',
    'Journaling',
    'Comunicación',
    'Imagen Personal',
    'Retiro',
    'Desconexión',
    /12 horas/,
    /40 días/,
  ]),
];
