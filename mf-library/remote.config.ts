import { defineRemote } from '@app/shared-ui/remote/define-remote';
import { headings } from './src/copy/headings.es.ts';

export default defineRemote({
  routes: [
    {
      path: '/books',
      page: () => import('./src/features/books/books-page.tsx').then((module) => module.BooksPage),
      heading: headings.books,
    },
    { path: '/books/:id', page: () => import('./src/features/books/book-page.tsx').then((module) => module.BookPage) },
    {
      path: '/movies',
      page: () => import('./src/features/films/films-page.tsx').then((module) => module.FilmsPage),
      heading: headings.films,
    },
    { path: '/movies/:id', page: () => import('./src/features/films/film-page.tsx').then((module) => module.FilmPage) },
    {
      path: '/playlists',
      page: () => import('./src/features/playlists/playlists-page.tsx').then((module) => module.PlaylistsPage),
      heading: headings.playlists,
    },
    {
      path: '/challenges',
      page: () => import('./src/features/challenges/challenges-page.tsx').then((module) => module.ChallengesPage),
      heading: headings.challenges,
    },
  ],
  slots: ['home-next-reading'],
  nav: {
    bar: 'resources',
    to: '/books',
    label: 'Recursos',
    icon: 'M16 6l4 14M12 6v14M8 8v12M4 4v16',
  },
});
