import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { anActivityEntry, anEntry, journalAnswers } from '../testing/an-entry.ts';

const personal = (key: string, words: string, facts: Partial<FakeDocument> = {}) =>
  anEntry({
    key: `00000000-0000-4000-8000-${key.padStart(12, '0')}`,
    ...facts,
    fields: { entryId: 1_600_000_000_000 + Number(key), 'responses.personal_content': words, ...facts.fields },
  });

interface Scene {
  readonly path?: string;
  readonly stored?: readonly FakeDocument[];
  readonly username?: string;
  readonly isReady?: boolean;
}

async function open({ path = '/journaling', stored = [], username = 'ana', isReady = true }: Scene = {}) {
  const documents = createFakeDocuments({ documents: stored, status: { isReady } });
  const view = await renderInHost({ routes, path, documents, user: { username }, answers: journalAnswers() });
  return { ...view, documents };
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const showActivities = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('tab', { name: 'Entradas Actividades' }));

describe('the page', () => {
  it('greets her and has an empty page waiting', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Mi Journal' })).toBeVisible();
    expect(screen.getByText('Hola, ana')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Crear entrada personal' })).toHaveAttribute('href', '/journaling/new');
    expect(screen.getByText('Aún no hay entradas personales')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('greets her without a name', async () => {
    await open({ username: '' });
    expect(screen.getByText('Hola, Hermosa Mujer')).toBeVisible();
  });

  it('keeps the place of entries that are still being read', async () => {
    await open({ isReady: false });
    expect(screen.getByLabelText('Abriendo tu journal…')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Aún no hay entradas personales')).not.toBeInTheDocument();
  });

  it('shows them as soon as they have been read, and never an empty journal before', async () => {
    const device = createFakeDocuments({ documents: [personal('1', 'Solo mía')] });
    let hasRead = false;
    const documents: typeof device = {
      ...device,
      status: () => ({ ...device.status(), isReady: hasRead }),
      list: (kind) => (hasRead ? device.list(kind) : []),
    };
    await renderInHost({ routes, path: '/journaling', documents, answers: journalAnswers() });
    expect(screen.getByLabelText('Abriendo tu journal…')).toBeVisible();
    hasRead = true;
    await act(() => device.set('entry', '2', { 'responses.personal_content': { value: 'Recién leída' } }));
    expect(titles()).toContain('Solo mía');
  });

  it('tells entries of activities from her own', async () => {
    const stored = [
      personal('1', 'Solo mía'),
      anActivityEntry(37, 'Del mapa'),
      personal('2', 'De 999', { fields: { activityId: 999 } }),
    ];
    const { user } = await open({ stored });
    expect(titles()).toEqual(['Solo mía', 'De 999']);
    await showActivities(user);
    expect(titles()).toEqual(['Título 37']);
  });

  it.each([
    [9, 'Bloque 1', 'Etapa 1'],
    [10, 'Bloque 1', 'Etapa 2'],
    [37, 'Bloque 2', 'Etapa 5'],
  ])('says of activity %i: %s, %s', async (activityId, block, stage) => {
    const { user } = await open({ stored: [anActivityEntry(activityId, 'Palabras')] });
    await showActivities(user);
    expect(screen.getByText(block)).toBeVisible();
    expect(screen.getByText(stage)).toBeVisible();
  });

  it('shows the day in short, a draft as such, and what an entry is about', async () => {
    const note = personal('1', 'Me gustó', { fields: { isCompleted: false, source: { kind: 'book', id: 3 } } });
    await open({ stored: [note] });
    expect(screen.getByText('21 nov 2026')).toBeVisible();
    expect(screen.getByText('Borrador')).toBeVisible();
    expect(screen.getByText('Nota de un libro')).toBeVisible();
  });

  it('shows what comes from elsewhere at once', async () => {
    const { documents } = await open();
    await act(() => documents.set('entry', 'otra', { 'responses.personal_content': { value: 'Desde el móvil' } }));
    await waitFor(() => expect(titles()).toEqual(['Desde el móvil']));
  });

  it('draws two thousand entries page by page', async () => {
    const stored = Array.from({ length: 2000 }, (_, i) => personal(String(i), `Entrada ${i}`));
    const { user } = await open({ stored });
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('24 de 2000 entradas')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mostrar más entradas' }));
    expect(titles()).toHaveLength(48);
  });
});

describe('searching', () => {
  const stored = [
    personal('1', 'Hoy el corazón pesa menos'),
    anActivityEntry(4, 'Mi madre y yo'),
    personal('2', 'Nada'),
  ];
  const search = async (words: string) => {
    const view = await open({ stored });
    await view.user.type(screen.getByRole('searchbox', { name: 'Buscar en tu journal' }), words);
    return view;
  };

  it('finds her own words in both kinds of entries, without accents', async () => {
    const { user } = await search('corazon');
    expect(await screen.findByText('1 entrada encontrada')).toBeVisible();
    expect(titles()).toEqual(['Hoy el corazón pesa menos']);
    expect(document.querySelector('mark')).toHaveTextContent('corazón');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'madre');
    await waitFor(() => expect(titles()).toEqual(['Título 4']));
    await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    expect(screen.getByRole('tab', { name: 'Entradas Personales' })).toBeVisible();
  });

  it('says so when nothing is found, and leads back', async () => {
    const { user } = await search('meteorito');
    await user.click(await screen.findByRole('button', { name: 'Ver todas tus entradas' }));
    expect(titles()).toEqual(['Hoy el corazón pesa menos', 'Nada']);
  });

  it('leaves the device for nobody', async () => {
    const { calls } = await search('corazon');
    await screen.findByText('1 entrada encontrada');
    expect(calls.map(({ path }) => path).filter((path) => path.includes('corazon'))).toEqual([]);
  });
});

describe('one stage', () => {
  const stored = [anActivityEntry(37, 'De la quinta'), anActivityEntry(4, 'De la primera'), personal('1', 'Mía')];

  it('shows what she wrote in it, and the way to the rest', async () => {
    await open({ path: '/journaling?stage=5', stored });
    expect(screen.getByRole('heading', { name: 'Lo que escribiste en la etapa 5' })).toBeVisible();
    expect(titles()).toEqual(['Título 37']);
    expect(screen.getByRole('link', { name: 'Ver todo tu journal' })).toHaveAttribute('href', '/journaling');
  });

  it('invites where she wrote nothing', async () => {
    await open({ path: '/journaling?stage=6', stored });
    expect(screen.getByText('En esta etapa no escribiste nada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la etapa' })).toHaveAttribute('href', '/block/2/etapa/6');
  });

  it.each(['0', '49', 'x'])('is no stage: %s', async (stage) => {
    await open({ path: `/journaling?stage=${stage}`, stored });
    expect(screen.getByRole('tab', { name: 'Entradas Personales' })).toBeVisible();
  });
});

describe('reading', () => {
  const hash = 'a'.repeat(64);
  const entry = anActivityEntry(4, '', {
    fields: {
      'responses.experience': 'Bien.\nMuy bien.',
      'responses.feelings': ' ',
      'savedDrawings.experience': [hash],
    },
  });

  async function read() {
    const view = await open({ stored: [entry] });
    await showActivities(view.user);
    await view.user.click(screen.getByRole('button', { name: 'Título 4' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('lists every answer under its question, and no others', async () => {
    const { dialog } = await read();
    expect(await dialog.findByRole('heading', { name: '¿Cómo ha sido?' })).toBeVisible();
    expect(dialog.getByText('Muy bien.')).toBeVisible();
    expect(dialog.queryByText('¿Qué has sentido?')).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.getByText(/Un dibujo no está en este dispositivo/)).toBeVisible();
  });

  it('closes by its one button', async () => {
    const { user, dialog } = await read();
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the editor 100 ms after it has closed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, dialog } = await read();
    await dialog.findByRole('heading', { name: '¿Cómo ha sido?' });
    await user.click(dialog.getByRole('button', { name: 'Modificar Entrada' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByLabelText('¿Cómo ha sido?')).toHaveValue('Bien.\nMuy bien.');
    jest.useRealTimers();
  });

  it('goes away with an entry that is deleted elsewhere', async () => {
    const { documents } = await read();
    await act(() => documents.remove('entry', 'activity-4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('deleting', () => {
  const ask = async () => {
    const view = await open({ stored: [personal('1', 'Para borrar'), personal('2', 'Otra')] });
    await view.user.click(screen.getByRole('button', { name: 'Eliminar', description: 'Para borrar' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Eliminar entrada personal' })) };
  };

  it('asks in these words', async () => {
    const { dialog } = await ask();
    expect(dialog.getByText('¿Estás segura de que quieres eliminar esta entrada personal?')).toBeVisible();
    expect(dialog.getByText('Esta acción no se puede deshacer')).toBeVisible();
  });

  it('removes it from the list and for good', async () => {
    const { user, dialog, documents } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(titles()).toEqual(['Otra']));
    expect(documents.list('entry')).toHaveLength(1);
  });

  it('keeps it on Cancelar', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).toEqual(['Para borrar', 'Otra']);
  });

  it('offers no button on entries of activities', async () => {
    const { user } = await open({ stored: [anActivityEntry(4, 'Palabras')] });
    await showActivities(user);
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });
});

describe('addresses', () => {
  it('/journaling/new makes an entry with its first word, and keeps its address', async () => {
    const { user, location, documents } = await open({ path: '/journaling/new' });
    const field = await screen.findByLabelText('Tu entrada');
    const address = location();
    expect(address).toMatch(/^\/journaling\/\d+$/);
    expect(documents.list('entry')).toEqual([]);
    await user.type(field, 'Hola');
    expect(documents.list('entry')[0]?.fields).toMatchObject({
      entryId: Number(address.split('/').at(-1)),
      'responses.personal_content': 'Hola',
    });
    expect(screen.getByLabelText('Tu entrada')).toBe(field);
  });

  it('/journaling/new?activityId=n makes the entry, and the next time opens it', async () => {
    const { location, documents } = await open({ path: '/journaling/new?activityId=10' });
    expect(await screen.findByRole('dialog', { name: 'Actividad de prueba 10' })).toBeVisible();
    const [made] = documents.list('entry');
    expect(made).toMatchObject({
      key: 'activity-10',
      fields: { activityId: 10, title: 'Actividad de prueba 10', isCompleted: false },
    });
    expect(location()).toBe(`/journaling/${Number(made?.fields['entryId'])}`);
  });

  it('/journaling/new?activityId=n goes to the entry that is there', async () => {
    const { location, documents } = await open({
      path: '/journaling/new?activityId=10',
      stored: [anActivityEntry(10, 'De antes')],
    });
    expect(await screen.findByLabelText('Tu reflexión')).toHaveValue('De antes');
    expect(location()).toBe('/journaling/1700000000010');
    expect(documents.list('entry')).toHaveLength(1);
  });

  it('activityId=999 is a personal entry', async () => {
    await open({ path: '/journaling/new?activityId=999' });
    expect(await screen.findByRole('dialog', { name: 'Nueva entrada personal' })).toBeVisible();
  });

  it('an activity that there is not cannot be saved', async () => {
    const { user, host } = await open({ path: '/journaling/new?activityId=500' });
    await user.type(await screen.findByLabelText('Tu entrada'), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Guardar reflexión' }));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'No se pudo identificar la actividad' }),
    );
  });

  it('/journaling/:entryId opens it; closing leads to the journal', async () => {
    const { user, location } = await open({ path: '/journaling/1600000000001', stored: [personal('1', 'La de ayer')] });
    expect(await screen.findByLabelText('Tu entrada')).toHaveValue('La de ayer');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(location()).toBe('/journaling'));
  });

  it.each(['/journaling/1600000000009', '/journaling/abc'])('%s leads to the journal', async (path) => {
    const { location } = await open({ path, stored: [personal('1', 'La de ayer')] });
    await waitFor(() => expect(location()).toBe('/journaling'));
  });
});

describe('the poll', () => {
  afterEach(() => jest.useRealTimers());

  it('asks every two seconds on condition, and fetches only what has changed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let revision = '"1"';
    const asked: (string | null)[] = [];
    const documents = createFakeDocuments();
    const refresh = jest.spyOn(documents, 'refresh');
    await renderInHost({ routes, path: '/journaling', documents, answers: journalAnswers() });
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      const condition = request instanceof Request ? request.headers.get('If-None-Match') : null;
      asked.push(condition);
      return Promise.resolve(
        condition === revision
          ? new Response(null, { status: 304 })
          : new Response('[]', { headers: { ETag: revision } }),
      );
    });
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(new Set(asked)).toEqual(new Set(['"1"']));
    const refreshed = refresh.mock.calls.length;
    revision = '"2"';
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(asked.at(-1)).toBe('"2"');
    expect(refresh).toHaveBeenCalledTimes(refreshed + 1);
  });

  it('goes on after an answer that did not come, and stops with the page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { unmount } = await open();
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(2);
    unmount();
    const asked = fetch.mock.calls.length;
    await jest.advanceTimersByTimeAsync(6000);
    expect(fetch).toHaveBeenCalledTimes(asked);
  });
});
