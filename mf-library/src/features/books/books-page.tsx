import type { BookCard as Book } from '@app/contract/library';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { booksCopy } from '../../copy/books.es.ts';
import { booksQuery } from '../../queries/library-queries.ts';
import { BookCard } from './book-card.tsx';

const { kinds } = booksCopy;

const catalogue: Catalogue<Book> = {
  path: '/books',
  shelfKind: 'book',
  title: booksCopy.title,
  lead: booksCopy.lead,
  search: booksCopy.search,
  kindLabel: kinds.label,
  kinds: [
    { value: 'all', label: kinds.all },
    { value: 'general', label: kinds.general },
    { value: 'etapa', label: kinds.opened },
  ],
  tagsLabel: booksCopy.tags,
  count: booksCopy.count,
  empty: booksCopy.empty,
  more: booksCopy.more,
  textOf: ({ title, author }) => `${title}\n${author}`,
  kindOf: ({ isEtapaBook }) => (isEtapaBook ? 'etapa' : 'general'),
  tagsOf: ({ tags }) => tags,
  Card: BookCard,
};

/** `/books` (2§2.8). */
export function BooksPage() {
  return <CataloguePage catalogue={catalogue} query={booksQuery} />;
}
