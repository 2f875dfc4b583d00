import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { aPlaylist, libraryAnswers } from '../../testing/a-library.ts';
import { playlistAddress } from './playlist-address.ts';

const playlists = [
  aPlaylist(),
  aPlaylist({ id: 2, title: 'Guitarra', description: 'Cuerdas', mood: 'Ternura', spotifyId: null }),
];
const open = (facts: Parameters<typeof libraryAnswers>[0] = {}, premium = true) =>
  renderInHost({
    routes,
    path: '/playlists',
    user: { hasPremiumAccess: premium },
    answers: libraryAnswers({ playlists, ...facts }),
  });

it('X-10: links to the public playlist, in a new tab without an opener', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Escuchar en Spotify (se abre en otra pestaña)' });
  expect(link).toHaveAttribute('href', 'https://open.spotify.com/playlist/37i9dQZF1DX4sWSpwq3LiO');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  [{ title: 'Piano & voz', spotifyId: null }, 'https://open.spotify.com/search/Piano%20%26%20voz'],
  [{ title: 'Otra', publicName: 'lofi beats', spotifyId: null }, 'https://open.spotify.com/search/lofi%20beats'],
  [{ title: '../../x?y#z', spotifyId: null }, 'https://open.spotify.com/search/..%2F..%2Fx%3Fy%23z'],
])('X-10: without an id links to a search: %j', (playlist, address) => {
  expect(playlistAddress(playlist)).toBe(address);
});

it('names only a selection that is not the provider’s own', async () => {
  await open({ playlists: [aPlaylist(), aPlaylist({ id: 2, curator: 'Marta' })] });
  expect(await screen.findByText('Selección de Marta')).toBeVisible();
  expect(screen.queryByText('Selección de Spotify')).not.toBeInTheDocument();
});

it('filters by mood and searches titles and descriptions', async () => {
  const { user } = await open();
  await screen.findByText('2 playlists');
  await user.click(screen.getByRole('button', { name: 'Ternura' }));
  expect(screen.getByText('1 playlist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calma' }));
  expect(screen.getByText('2 playlists')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por título o descripción' }), 'despierte');
  expect(screen.getByText('1 playlist')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '!');
  expect(
    screen.getByRole('heading', { name: 'No se encontraron playlists que coincidan con tu búsqueda' }),
  ).toBeVisible();
});

describe('locked ones (D7)', () => {
  const { spotifyId: _, ...withoutAddress } = aPlaylist({ isLocked: true, isBlockPlaylist: true, blockId: 2 });

  it('show their description before the free limit', async () => {
    const { user, host } = await open({ playlists: [withoutAddress] }, false);
    await user.click(await screen.findByRole('button', { name: 'Ver de qué trata' }));
    expect(await screen.findByRole('dialog', { name: 'Piano para la primera taza' })).toHaveTextContent(
      'Antes de que la casa se despierte.',
    );
    expect(host.openUpgrade).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: /Spotify/ })).not.toBeInTheDocument();
  });

  it('open the offer at the free limit', async () => {
    const { user, host } = await open({ playlists: [withoutAddress], completedActivities: 5 }, false);
    await user.click(await screen.findByRole('button', { name: 'Actualiza a Premium para desbloquear' }));
    expect(host.openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('name the block to a premium user', async () => {
    const { user } = await open({ playlists: [withoutAddress] });
    expect(await screen.findByText('Se abre con el bloque 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver de qué trata' }));
    expect(await screen.findByRole('link', { name: 'Ir al bloque 2' })).toBeVisible();
  });
});
