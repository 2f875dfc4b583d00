import { listBooks } from '@app/contract/library';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { aBook, libraryAnswers } from '../../testing/a-library.ts';

const books = [
  aBook({ id: 1, title: 'Una habitación propia', author: 'Virginia Woolf', tags: ['Libertad', 'Escritura'] }),
  aBook({ id: 2, title: 'Persépolis', author: 'Marjane Satrapi', tags: ['Memoria'] }),
  aBook({
    id: 101,
    title: 'Viaje al silencio',
    author: 'Sara Maitland',
    tags: ['Silencio', 'Libertad'],
    isEtapaBook: true,
    blockId: 1,
    etapaId: 1,
  }),
];

type Facts = Parameters<typeof libraryAnswers>[0] & { readonly path?: string; readonly premium?: boolean };
const open = ({ path = '/books', premium = true, ...facts }: Facts = {}) =>
  renderInHost({
    routes,
    path,
    user: { hasPremiumAccess: premium },
    answers: libraryAnswers({ books, ...facts }),
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('lists all books and their number', async () => {
  await open();
  expect(await screen.findByText('3 libros')).toBeVisible();
  expect(titles()).toEqual(['Una habitación propia', 'Persépolis', 'Viaje al silencio']);
  expect(screen.getByRole('link', { name: 'Persépolis' })).toHaveAttribute('href', '/books/2');
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('leads to the other parts of the resources, and marks its own', async () => {
  await open();
  const parts = within(screen.getByRole('navigation', { name: 'Partes de Recursos' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Libros', 'Películas', 'Música', 'Retos']);
  expect(parts.filter((part) => part.getAttribute('aria-current') === 'page')).toEqual([parts[0]]);
});

it('searches, filters by kind and by tags, and keeps it all in the address', async () => {
  const { user, location } = await open();
  await screen.findByText('3 libros');
  await user.click(screen.getByRole('button', { name: 'Libertad' }));
  expect(titles()).toEqual(['Una habitación propia', 'Viaje al silencio']);
  await user.click(screen.getByRole('button', { name: 'Memoria' }));
  expect(titles()).toHaveLength(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de libro' }), 'Libros de etapa');
  expect(titles()).toEqual(['Viaje al silencio']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de libro' }), 'Todos');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por título o autora' }), 'persepolis');
  expect(titles()).toEqual(['Persépolis']);
  await waitFor(() => expect(location()).toBe('/books?q=persepolis&tema=Libertad&tema=Memoria'));
});

it('opens with the filters of its address', async () => {
  await open({ path: '/books?q=silencio&tipo=etapa' });
  // Announced without the button beside it.
  expect(await screen.findByText('1 libro')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('searchbox')).toHaveValue('silencio');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Libros de etapa');
});

it('says so when nothing is found, and clears', async () => {
  const { user, location } = await open({ path: '/books?q=nada' });
  expect(
    await screen.findByRole('heading', { name: 'No se encontraron libros que coincidan con tu búsqueda' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Libros' })).toHaveFocus();
  await waitFor(() => expect(location()).toBe('/books'));
});

it('shows saved items', async () => {
  const { user } = await open({ shelf: { saved: ['book-2', 'film-1'] } });
  expect(await screen.findByText('Guardado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardados' }));
  expect(titles()).toEqual(['Persépolis']);
});

it('D25: has no more for premium', async () => {
  const { host } = await open();
  const more = await screen.findByRole('button', { name: 'Cargar más libros' });
  expect(more).toBeDisabled();
  expect(more).toHaveAccessibleDescription('Ya los ves todos');
  expect(host.openUpgrade).not.toHaveBeenCalled();
});

it('does not say of a part of them that it is all', async () => {
  await open({ path: '/books?q=silencio' });
  expect(await screen.findByText('No hay más con estos filtros')).toBeVisible();
  expect(screen.queryByText('Ya los ves todos')).not.toBeInTheDocument();
});

it('D25: offers premium to a user without premium who wants more', async () => {
  const { user, host } = await open({ premium: false });
  await user.click(await screen.findByRole('button', { name: 'Cargar más libros' }));
  expect(host.openUpgrade).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Ya los ves todos')).not.toBeInTheDocument();
});

describe('locked cards (D7)', () => {
  const locked = books.map((book) => ({ ...book, isLocked: true, preview: 'Así empieza el texto…' }));

  it('before the free limit lead to their page', async () => {
    const { user, host, location } = await open({ books: locked, premium: false, completedActivities: 4 });
    expect(await screen.findAllByText('Premium')).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Persépolis (Bloqueado)' }));
    expect(await screen.findByText('Así empieza el texto…')).toBeVisible();
    expect(location()).toBe('/books/2');
    expect(host.openUpgrade).not.toHaveBeenCalled();
  });

  it('at the free limit open the offer', async () => {
    const { user, host, location } = await open({ books: locked, premium: false, completedActivities: 5 });
    await user.click(await screen.findByRole('button', { name: 'Persépolis (Bloqueado)' }));
    expect(host.openUpgrade).toHaveBeenCalledTimes(1);
    expect(location()).toBe('/books');
  });

  it('show a premium user which stage unlocks them, and are unlocked with it', async () => {
    const stageBook = { ...books[2]!, blockId: 2, etapaId: 5, isLocked: true };
    const { emit, calls } = await open({ books: [books[0]!, stageBook] });
    expect(await screen.findByText('Se abre con la etapa 1 del bloque 2')).toBeVisible();
    const asked = () => calls.filter(({ name }) => name === listBooks.name).length;
    const before = asked();
    const data = { seq: 1, activityId: 44, stageId: 5, blockId: 2, sealUnlocked: false };
    emit({ event: 'activity_completed', data });
    expect(asked()).toBe(before);
    emit({ event: 'activity_completed', data: { ...data, activityId: 45, sealUnlocked: true } });
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

it('reports a failed load, and retries', async () => {
  const { user } = await renderInHost({
    routes,
    path: '/books',
    answers: [...libraryAnswers(), [listBooks, { status: 500 }]],
  });
  const failure = within(await screen.findByRole('alert'));
  await user.click(failure.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('offers no more where nothing is found', async () => {
  const { user } = await open();
  await screen.findByRole('button', { name: 'Cargar más libros' });
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(
    await screen.findByRole('heading', { name: 'No se encontraron libros que coincidan con tu búsqueda' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cargar más libros' })).not.toBeInTheDocument();
});
