import { lazyPage } from '@app/shared-ui/components/lazy-page';
import type { RemoteModule } from '@app/shared-ui/host';

export const routes: RemoteModule['routes'] = [
  {
    path: '/books',
    element: lazyPage(() => import('./features/books/books-page.tsx').then((module) => module.BooksPage)),
  },
  {
    path: '/books/:id',
    element: lazyPage(() => import('./features/books/book-page.tsx').then((module) => module.BookPage)),
  },
  {
    path: '/movies',
    element: lazyPage(() => import('./features/films/films-page.tsx').then((module) => module.FilmsPage)),
  },
  {
    path: '/movies/:id',
    element: lazyPage(() => import('./features/films/film-page.tsx').then((module) => module.FilmPage)),
  },
  {
    path: '/playlists',
    element: lazyPage(() => import('./features/playlists/playlists-page.tsx').then((module) => module.PlaylistsPage)),
  },
  {
    path: '/challenges',
    element: lazyPage(() =>
      import('./features/challenges/challenges-page.tsx').then((module) => module.ChallengesPage),
    ),
  },
];
