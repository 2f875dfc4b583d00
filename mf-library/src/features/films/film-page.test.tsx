import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { aFilm, libraryAnswers } from '../../testing/a-library.ts';

const films = [
  aFilm({ id: 1, title: 'Uno', tags: ['Mirada'], duration: 126 }),
  aFilm({ id: 2, title: 'Dos', tags: ['Mirada'] }),
  aFilm({ id: 3, title: 'Tres', tags: ['Mirada'] }),
  aFilm({ id: 101, title: 'Cuatro', tags: ['Mirada'], isBlockMovie: true, blockId: 2, etapaId: 8, isLocked: true }),
];
const open = (path: string, premium = true) =>
  renderInHost({ routes, path, user: { hasPremiumAccess: premium }, answers: libraryAnswers({ films }) });

it('searches by title or director', async () => {
  const { user } = await open('/movies');
  await screen.findByText('4 películas');
  expect(screen.getByRole('button', { name: 'Guardadas' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por título o directora' }), 'agnes');
  expect(screen.getByText('4 películas')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), ' nadie');
  expect(
    screen.getByRole('heading', { name: 'No se encontraron películas que coincidan con tu búsqueda' }),
  ).toBeVisible();
});

it('shows a film: year, duration, topics, synopsis, symbolism', async () => {
  await open('/movies/1');
  expect(await screen.findByText('Agnès Varda · 1962 · 2 h 6 min')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mirada' })).toHaveAttribute('href', '/movies?tema=Mirada');
  expect(await screen.findByRole('article', { name: 'Sinopsis' })).toHaveTextContent('Párrafo uno.');
  expect(screen.getByRole('region', { name: 'Simbolismo' })).toHaveTextContent('El espejoLo que los demás ven.');
});

it('names up to two related films', async () => {
  await open('/movies/1');
  const related = within(await screen.findByRole('region', { name: 'Para otra noche' }));
  expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dos', 'Tres']);
});

it('links to the block that unlocks it', async () => {
  await open('/movies/101');
  expect(await screen.findByText('Película del bloque 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al bloque 2' })).toHaveAttribute('href', '/block/2');
});

it('does not find an unknown film', async () => {
  await open('/movies/999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Película no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a las películas' })).toHaveAttribute('href', '/movies');
});
