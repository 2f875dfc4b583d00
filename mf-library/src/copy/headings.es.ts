import type { PageHeading } from '@app/contract/remote-manifest';

/** Headings that are the same for everybody: the server renders them too, before any script of the page. */
export const headings = {
  books: {
    title: 'Libros',
    lead: 'Una estantería corta, elegida despacio. Cada resumen trae un ejercicio para que la lectura no se quede en el papel.',
  },
  films: {
    title: 'Películas',
    lead: 'Cine para mirar despacio. No se ve aquí: te contamos qué buscar en cada una y qué preguntarte al terminar.',
  },
  playlists: {
    title: 'Medias Emocionales',
    lead: 'Música para acompañar lo que sientes, sin pedirle que cambie. Se abre en Spotify, en otra pestaña.',
  },
  challenges: {
    title: 'Retos de transformación',
    lead: 'Propuestas con principio y final, de unas horas a cuarenta días. Elige una; basta con una.',
  },
} as const satisfies Record<string, PageHeading | readonly PageHeading[]>;
