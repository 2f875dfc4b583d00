import { changeShelfItem, getBook } from '@app/contract/library';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { aBook, libraryAnswers } from '../../testing/a-library.ts';

const stage = { isEtapaBook: true, blockId: 2, etapaId: 7 } as const;
const books = [
  aBook({ id: 1, title: 'Uno', tags: ['Duelo', 'Calma'], originalTitle: 'One' }),
  aBook({ id: 2, title: 'Dos', tags: ['Calma'] }),
  aBook({ id: 3, title: 'Tres', tags: ['Cuerpo'] }),
  aBook({ id: 4, title: 'Cuatro', tags: ['Calma', 'Duelo'] }),
  aBook({ id: 5, title: 'Cinco', tags: ['Duelo'] }),
  aBook({ id: 6, title: 'Seis', tags: ['Duelo'] }),
];

const open = (scene: Partial<Parameters<typeof renderInHost>[0]> = {}) =>
  renderInHost({
    routes,
    path: '/books/1',
    user: { hasPremiumAccess: true },
    answers: libraryAnswers({ books }),
    ...scene,
  });

it('shows the book: its type, its summary, an exercise', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Uno' })).toBeVisible();
  expect(screen.getByText('Virginia Woolf · 1929 · Resumen de 4 min')).toBeVisible();
  expect(screen.getByText('Título original: One')).toBeVisible();
  const text = within(await screen.findByRole('article', { name: 'Resumen' }));
  expect(text.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Primera parte',
    'Segunda parte',
  ]);
  expect(screen.getByRole('region', { name: 'Haz sitio' })).toHaveTextContent('Busca una silla.');
  expect(within(screen.getByRole('list', { name: 'Temas' })).getByRole('link', { name: 'Duelo' })).toHaveAttribute(
    'href',
    '/books?tema=Duelo',
  );
});

it('names up to three related books, the closest first', async () => {
  await open();
  const related = within(await screen.findByRole('region', { name: 'También en esta estantería' }));
  expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cuatro', '/books/4'],
    ['Dos', '/books/2'],
    ['Cinco', '/books/5'],
  ]);
});

it('has no related ones where nothing is shared', async () => {
  await open({ path: '/books/3' });
  await screen.findByRole('article', { name: 'Resumen' });
  expect(screen.queryByText('También en esta estantería')).not.toBeInTheDocument();
});

it('says of a stage book which stage of its block it belongs to', async () => {
  await open({ answers: libraryAnswers({ books: [aBook(stage)] }) });
  expect(await screen.findByText('Libro de etapa · Bloque 2, etapa 3')).toBeVisible();
});

it.each(['999', '1x', '-1'])('does not find %s', async (id) => {
  await open({ path: `/books/${id}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Libro no encontrado' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a los libros' })).toHaveAttribute('href', '/books');
});

describe('while it is locked (D7)', () => {
  const preview = 'Así empieza el texto…';

  it('shows the preview and offers premium; the text is not even requested', async () => {
    const answers = libraryAnswers({ books: [aBook({ isLocked: true, preview })] });
    const { user, host, calls } = await open({ user: { hasPremiumAccess: false }, answers });
    expect(await screen.findByText(preview)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver qué incluye Premium' }));
    expect(host.openUpgrade).toHaveBeenCalledTimes(1);
    expect(calls.filter(({ name }) => name === getBook.name)).toEqual([]);
  });

  it('links a premium user to the stage that unlocks it', async () => {
    await open({ answers: libraryAnswers({ books: [aBook({ ...stage, isLocked: true, preview })] }) });
    expect(await screen.findByRole('heading', { name: 'Se abre al completar la etapa 3 del bloque 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la etapa 3' })).toHaveAttribute('href', '/block/2/etapa/7');
  });

  it('is shown as locked when the server refuses what the list had unlocked', async () => {
    const refusal = { requiresPremium: true, message: 'Este es su comienzo.', preview };
    await open({ answers: [...libraryAnswers({ books }), [getBook, { status: 403, body: refusal }]] });
    expect(await screen.findByText(preview)).toBeVisible();
  });
});

it('saves it for later, optimistically, and reverts that on a failure', async () => {
  const { user, host, calls } = await open({
    answers: [...libraryAnswers({ books }), [changeShelfItem, { status: 500, body: {} }]],
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar para después' }));
  expect(calls.filter(({ name }) => name === changeShelfItem.name)).toMatchObject([
    { params: { item: 'book-1' }, body: { saved: true } },
  ]);
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  expect(await screen.findByRole('button', { name: 'Guardar para después' })).toBeVisible();
});

it('resumes at the last reading position', async () => {
  const { user } = await open({ answers: libraryAnswers({ books, shelf: { positions: { 'book-1': 3 } } }) });
  await user.click(await screen.findByRole('button', { name: 'Seguir donde lo dejaste' }));
  expect(screen.getByText('Párrafo cuatro.')).toHaveFocus();
});

it('offers no resuming for an unread book', async () => {
  await open();
  await screen.findByRole('article', { name: 'Resumen' });
  expect(screen.queryByRole('button', { name: 'Seguir donde lo dejaste' })).not.toBeInTheDocument();
});

describe('a note', () => {
  const entries = (documents: ReturnType<typeof createFakeDocuments>) =>
    documents.list('entry').map(({ fields }) => fields);

  it('is a journal entry that names the book', async () => {
    const documents = createFakeDocuments();
    const { user, host } = await open({ documents });
    await user.type(await screen.findByRole('textbox', { name: 'Tu nota' }), 'Mi sitio es la cocina.');
    await user.click(screen.getByRole('button', { name: 'Guardar en mi journal' }));
    await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title: 'Tu nota está en tu journal' }));
    // What is tried again takes its error away: it would hide the success (D26).
    expect(host.dismissToast).toHaveBeenCalledTimes(1);
    expect(entries(documents)).toEqual([
      {
        entryId: expect.any(Number),
        utcOffset: 0 - new Date().getTimezoneOffset(),
        title: 'Sobre «Uno»',
        source: { kind: 'book', id: 1 },
        writingMode: 'text',
        'responses.personal_content': 'Mi sitio es la cocina.',
        isCompleted: true,
      },
    ]);
    expect(screen.getByRole('textbox', { name: 'Tu nota' })).toHaveValue('');
    // The button is disabled now: its question has the focus.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'note'));
    const earlier = within(screen.getByRole('navigation', { name: 'Lo que ya escribiste' }));
    expect(earlier.getByRole('link')).toHaveAttribute(
      'href',
      `/journaling/${Number(entries(documents)[0]!['entryId'])}`,
    );
  });

  it('is called saved only once the device has taken it, and stays one entry', async () => {
    const documents = createFakeDocuments();
    const begin = documents.begin.bind(documents);
    const flush = jest.fn((): Promise<void> => Promise.reject(new Error('full')));
    documents.begin = (kind, key) => ({ ...begin(kind, key), flush });
    const { user, host } = await open({ documents });
    const field = await screen.findByRole('textbox', { name: 'Tu nota' });
    await user.type(field, 'La cocina');
    for (const tries of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Guardar en mi journal' }));
      await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(tries));
    }
    expect(host.showToast).not.toHaveBeenCalledWith({ title: 'Tu nota está en tu journal' });
    expect(field).toHaveValue('La cocina');
    await user.type(field, ' y el mar');
    expect(entries(documents)).toMatchObject([{ 'responses.personal_content': 'La cocina y el mar' }]);
    flush.mockImplementation(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'Guardar en mi journal' }));
    await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title: 'Tu nota está en tu journal' }));
    expect(field).toHaveValue('');
  });

  it('keeps the text when the user leaves without saving', async () => {
    const documents = createFakeDocuments();
    const { user, unmount } = await open({ documents });
    await user.type(await screen.findByRole('textbox', { name: 'Tu nota' }), 'A medias');
    unmount();
    await waitFor(() => expect(entries(documents)).toMatchObject([{ 'responses.personal_content': 'A medias' }]));
  });

  it('passes every keystroke to the host at once, however slow the device is', async () => {
    const documents = { ...createFakeDocuments(), open: () => new Promise<never>(() => {}) };
    const { user } = await open({ documents });
    await user.type(await screen.findByRole('textbox', { name: 'Tu nota' }), 'Ya');
    expect(entries(documents)).toMatchObject([{ 'responses.personal_content': 'Ya' }]);
  });

  it('leaves no entry when all text is deleted', async () => {
    const documents = createFakeDocuments();
    const { user, unmount } = await open({ documents });
    const field = await screen.findByRole('textbox', { name: 'Tu nota' });
    await user.type(field, 'No');
    await user.clear(field);
    unmount();
    await waitFor(() => expect(entries(documents)).toEqual([]));
  });
});
