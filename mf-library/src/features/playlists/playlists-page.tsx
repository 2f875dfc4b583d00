import type { PlaylistCard as Playlist } from '@app/contract/library';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { playlistsCopy } from '../../copy/playlists.es.ts';
import { playlistsQuery } from '../../queries/library-queries.ts';
import { PlaylistCard } from './playlist-card.tsx';

const { kinds } = playlistsCopy;

const catalogue: Catalogue<Playlist> = {
  path: '/playlists',
  shelfKind: 'playlist',
  title: playlistsCopy.title,
  lead: playlistsCopy.lead,
  search: playlistsCopy.search,
  kindLabel: kinds.label,
  kinds: [
    { value: 'all', label: kinds.all },
    { value: 'general', label: kinds.general },
    { value: 'bloque', label: kinds.opened },
  ],
  tagsLabel: playlistsCopy.moods,
  count: playlistsCopy.count,
  empty: playlistsCopy.empty,
  more: playlistsCopy.more,
  textOf: ({ title, description }) => `${title}\n${description}`,
  kindOf: ({ isBlockPlaylist }) => (isBlockPlaylist ? 'bloque' : 'general'),
  tagsOf: ({ mood }) => [mood],
  Card: PlaylistCard,
  wide: 4,
};

/** `/playlists`, 'Medias Emocionales' (2§2.10). */
export function PlaylistsPage() {
  return <CataloguePage catalogue={catalogue} query={playlistsQuery} />;
}
