import { headings } from './headings.es.ts';
import { counted } from '@app/shared-ui/copy/formats';

export const booksCopy = {
  title: headings.books.title,
  lead: headings.books.lead,
  search: 'Buscar por título o autora',
  kinds: { label: 'Tipo de libro', all: 'Todos', general: 'Libros generales', opened: 'Libros de etapa' },
  tags: 'Temas',
  count: (count: number) => counted(count, 'libro', 'libros'),
  empty: 'No se encontraron libros que coincidan con tu búsqueda',
  more: 'Cargar más libros',
  minutes: (minutes: number) => `Resumen de ${minutes} min`,
  stageNote: (blockId: number, week: number) => `Libro de etapa · Bloque ${blockId}, etapa ${week}`,
  stageNoteText: 'Acompaña a esta etapa de tu camino y se abre cuando la completas.',
  by: (author: string, year: number) => `${author} · ${year}`,
  originalTitle: (title: string) => `Título original: ${title}`,
  summary: 'Resumen',
  related: 'También en esta estantería',
  backToList: 'Todos los libros',
  notFound: {
    title: 'Libro no encontrado',
    text: 'Puede que la dirección tenga una errata. La estantería sigue en su sitio.',
    back: 'Volver a los libros',
  },
} as const;
