import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PrimaryNav } from './primary-nav.tsx';

const entry = (bar: string, to: string, label: string) => ({ bar, to, label, icon: 'M4 4h16' });

/** As the product's remotes declare it, in another order; e2e/journey/home.spec.ts asks the product itself. */
const library = {
  routes: ['/books', '/books/:id', '/movies', '/movies/:id', '/playlists', '/challenges'],
  nav: entry('resources', '/books', 'Recursos'),
};
const others = [
  { routes: ['/admin'] },
  { routes: ['/calendario'], nav: entry('calendar', '/calendario', 'Calendario') },
  {
    routes: ['/journaling', '/journaling/:entryId'],
    nav: { ...entry('journal', '/journaling', 'Journal'), also: ['subrayados'] },
  },
  {
    routes: ['/', '/dashboard', '/block/:id', '/block/:blockId/etapa/:etapaId', '/seals', '/subrayados'],
    nav: entry('home', '/', 'Inicio'),
  },
];

const openAt = (path: string, remotes = [library, ...others]) =>
  renderInShell(<PrimaryNav remotes={remotes} />, { path });
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const marked = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const currency = link.getAttribute('aria-current');
    return currency === null ? [] : [`${link.textContent} ${currency}`];
  });

it.each([
  ['/', ['Inicio page']],
  ['/dashboard', ['Inicio true']],
  ['/block/1/etapa/2', ['Inicio true']],
  ['/seals', ['Inicio true']],
  ['/subrayados', ['Journal true']],
  ['/journaling', ['Journal page']],
  ['/journaling/1764000000000', ['Journal true']],
  ['/calendario', ['Calendario page']],
  ['/books', ['Recursos page']],
  ['/books/3', ['Recursos true']],
  ['/movies', ['Recursos page']],
  ['/playlists', ['Recursos page']],
  ['/challenges', ['Recursos page']],
  ['/profile', ['Perfil page']],
  ['/settings/servidor', ['Perfil true']],
  ['/help', []],
  ['/admin', []],
])('%s marks %j', async (path, expected) => {
  await openAt(path);
  expect(marked()).toEqual(expected);
});

it('has its places in one order, whatever order remotes come in', async () => {
  await openAt('/');
  expect(labels()).toEqual(['Inicio', 'Journal', 'Calendario', 'Recursos', 'Perfil']);
});

it('does without the place of a remote that is not published', async () => {
  await openAt('/', others);
  expect(labels()).toEqual(['Inicio', 'Journal', 'Calendario', 'Perfil']);
});

it('opens of several pages of one place the one that was seen last, and of home always home', async () => {
  const { user, location } = await openAt('/movies/3');
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await user.click(screen.getByRole('link', { name: 'Recursos' }));
  expect(location()).toBe('/movies');
  expect(marked()).toEqual(['Recursos page']);
});

it('leads home from another page of home', async () => {
  const { user, location } = await openAt('/seals');
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  expect(location()).toBe('/');
});
