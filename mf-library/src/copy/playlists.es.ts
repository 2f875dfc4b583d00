import { headings } from './headings.es.ts';
import { counted } from '@app/shared-ui/copy/formats';

export const playlistsCopy = {
  title: headings.playlists.title,
  lead: headings.playlists.lead,
  search: 'Buscar por título o descripción',
  kinds: { label: 'Tipo de playlist', all: 'Todas', general: 'Playlists generales', opened: 'Playlists de bloque' },
  moods: 'Estados de ánimo',
  count: (count: number) => counted(count, 'playlist', 'playlists'),
  empty: 'No se encontraron playlists que coincidan con tu búsqueda',
  more: 'Cargar más playlists',
  listen: 'Escuchar en Spotify',
  searchOutside: 'Buscar en Spotify',
  newTab: '(se abre en otra pestaña)',
  curator: (curator: string) => `Selección de ${curator}`,
  tracks: (count: number) => counted(count, 'tema', 'temas'),
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`,
} as const;
