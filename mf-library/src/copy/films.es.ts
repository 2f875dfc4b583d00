import { headings } from './headings.es.ts';
import { counted } from '@app/shared-ui/copy/formats';

export const filmsCopy = {
  title: headings.films.title,
  lead: headings.films.lead,
  search: 'Buscar por título o directora',
  kinds: { label: 'Tipo de película', all: 'Todas', general: 'Películas generales', opened: 'Películas de bloque' },
  tags: 'Temas',
  count: (count: number) => counted(count, 'película', 'películas'),
  empty: 'No se encontraron películas que coincidan con tu búsqueda',
  more: 'Cargar más películas',
  by: (director: string, year: number) => `${director} · ${year}`,
  duration: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`,
  originalTitle: (title: string) => `Título original: ${title}`,
  blockNote: (blockId: number) => `Película del bloque ${blockId}`,
  blockNoteText: 'Cierra este bloque de tu camino y se abre cuando lo completas.',
  synopsis: 'Sinopsis',
  symbolism: 'Simbolismo',
  related: 'Para otra noche',
  backToList: 'Todas las películas',
  notFound: {
    title: 'Película no encontrada',
    text: 'Puede que la dirección tenga una errata. Las demás siguen en cartel.',
    back: 'Volver a las películas',
  },
} as const;
