import type { FilmCard as Film } from '@app/contract/library';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { filmsCopy } from '../../copy/films.es.ts';
import { filmsQuery } from '../../queries/library-queries.ts';
import { FilmCard } from './film-card.tsx';

const { kinds } = filmsCopy;

const catalogue: Catalogue<Film> = {
  path: '/movies',
  shelfKind: 'film',
  title: filmsCopy.title,
  lead: filmsCopy.lead,
  search: filmsCopy.search,
  kindLabel: kinds.label,
  kinds: [
    { value: 'all', label: kinds.all },
    { value: 'general', label: kinds.general },
    { value: 'bloque', label: kinds.opened },
  ],
  tagsLabel: filmsCopy.tags,
  count: filmsCopy.count,
  empty: filmsCopy.empty,
  more: filmsCopy.more,
  textOf: ({ title, director }) => `${title}\n${director}`,
  kindOf: ({ isBlockMovie }) => (isBlockMovie ? 'bloque' : 'general'),
  tagsOf: ({ tags }) => tags,
  Card: FilmCard,
};

/** `/movies` (2§2.9). */
export function FilmsPage() {
  return <CataloguePage catalogue={catalogue} query={filmsQuery} />;
}
