import type { PageHeading } from '@app/contract/remote-manifest';

/**
 * Headings that are the same for everybody: the server renders them too, before any script of the page. Two lines on a phone each, so that
 * what is below stays in its place from one part to the other.
 */
export const headings = {
  books: {
    title: 'Libros',
    lead: 'Pocos libros, elegidos despacio. Cada resumen trae un ejercicio.',
  },
  films: {
    title: 'Películas',
    lead: 'Cine para ver donde quieras. Aquí, qué mirar y qué preguntarte.',
  },
  playlists: {
    title: 'Medias Emocionales',
    lead: 'Música para lo que sientes. Se abre en Spotify, en otra pestaña.',
  },
  challenges: {
    title: 'Retos de transformación',
    lead: 'Propuestas de unas horas a cuarenta días. Con una basta.',
  },
} as const satisfies Record<string, PageHeading | readonly PageHeading[]>;
