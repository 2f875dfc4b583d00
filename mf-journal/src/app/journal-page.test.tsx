import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { anActivityEntry, journalAnswers } from '../testing/an-entry.ts';
import { openJournal, personal, titles } from '../testing/open-journal.tsx';

const showActivities = (user: Awaited<ReturnType<typeof openJournal>>['user']) =>
  user.click(screen.getByRole('tab', { name: 'Entradas Actividades' }));

describe('the page', () => {
  it('greets the user and has an empty state', async () => {
    await openJournal();
    expect(screen.getByRole('heading', { level: 1, name: 'Mi Journal' })).toBeVisible();
    expect(screen.getByText('Hola, ana')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Crear entrada personal' })).toHaveAttribute('href', '/journaling/new');
    expect(screen.getByText('Aún no hay entradas personales')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('greets a user without a name', async () => {
    await openJournal({ username: '' });
    expect(screen.getByText('Hola, Hermosa Mujer')).toBeVisible();
  });

  it('keeps the space of entries that are still loading', async () => {
    await openJournal({ isReady: false });
    expect(screen.getByLabelText('Abriendo tu journal…')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Aún no hay entradas personales')).not.toBeInTheDocument();
  });

  it('shows them once they are loaded, and never an empty journal before', async () => {
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

  it('distinguishes entries of activities from personal ones', async () => {
    const stored = [
      personal('1', 'Solo mía'),
      anActivityEntry(37, 'Del mapa'),
      personal('2', 'De 999', { fields: { activityId: 999 } }),
    ];
    const { user } = await openJournal({ stored });
    expect(titles()).toEqual(['Solo mía', 'De 999']);
    await showActivities(user);
    expect(titles()).toEqual(['Título 37']);
  });

  it.each([
    [9, 'Bloque 1', 'Etapa 1'],
    [10, 'Bloque 1', 'Etapa 2'],
    [37, 'Bloque 2', 'Etapa 5'],
  ])('says of activity %i: %s, %s', async (activityId, block, stage) => {
    const { user } = await openJournal({ stored: [anActivityEntry(activityId, 'Palabras')] });
    await showActivities(user);
    expect(screen.getByText(block)).toBeVisible();
    expect(screen.getByText(stage)).toBeVisible();
  });

  it('shows the day in short, a draft as such, and what an entry is about', async () => {
    const note = personal('1', 'Me gustó', { fields: { isCompleted: false, source: { kind: 'book', id: 3 } } });
    await openJournal({ stored: [note] });
    expect(screen.getByText('21 nov 2026')).toBeVisible();
    expect(screen.getByText('Borrador')).toBeVisible();
    expect(screen.getByText('Nota de un libro')).toBeVisible();
  });

  it('shows remote changes at once', async () => {
    const { documents } = await openJournal();
    await act(() => documents.set('entry', 'otra', { 'responses.personal_content': { value: 'Desde el móvil' } }));
    await waitFor(() => expect(titles()).toEqual(['Desde el móvil']));
  });

  it('draws two thousand entries page by page', async () => {
    const stored = Array.from({ length: 2000 }, (_, i) => personal(String(i), `Entrada ${i}`));
    const { user } = await openJournal({ stored });
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
    const view = await openJournal({ stored });
    await view.user.type(screen.getByRole('searchbox', { name: 'Buscar en tu journal' }), words);
    return view;
  };

  it('finds text in both kinds of entries, regardless of accents', async () => {
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

  it('says so when nothing is found, and resets the search', async () => {
    const { user } = await search('meteorito');
    await user.click(await screen.findByRole('button', { name: 'Ver todas tus entradas' }));
    expect(titles()).toEqual(['Hoy el corazón pesa menos', 'Nada']);
  });

  it('keeps the query on the device', async () => {
    const { calls } = await search('corazon');
    await screen.findByText('1 entrada encontrada');
    expect(calls.map(({ path }) => path).filter((path) => path.includes('corazon'))).toEqual([]);
  });
});

describe('one stage', () => {
  const stored = [anActivityEntry(37, 'De la quinta'), anActivityEntry(4, 'De la primera'), personal('1', 'Mía')];

  it('shows its entries, and a link to the others', async () => {
    await openJournal({ path: '/journaling?stage=5', stored });
    expect(screen.getByRole('heading', { name: 'Lo que escribiste en la etapa 5' })).toBeVisible();
    expect(titles()).toEqual(['Título 37']);
    expect(screen.getByRole('link', { name: 'Ver todo tu journal' })).toHaveAttribute('href', '/journaling');
  });

  it('invites to write where there are none', async () => {
    await openJournal({ path: '/journaling?stage=6', stored });
    expect(screen.getByText('En esta etapa no escribiste nada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la etapa' })).toHaveAttribute('href', '/block/2/etapa/6');
  });

  it.each(['0', '49', 'x'])('is not shown for %s', async (stage) => {
    await openJournal({ path: `/journaling?stage=${stage}`, stored });
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
    const view = await openJournal({ stored: [entry] });
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
    expect(dialog.getByText(/^Falta un dibujo: lo verás/)).toBeVisible();
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

  it('closes when the entry is deleted elsewhere', async () => {
    const { documents } = await read();
    await act(() => documents.remove('entry', 'activity-4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('deleting', () => {
  const ask = async () => {
    const view = await openJournal({ stored: [personal('1', 'Para borrar'), personal('2', 'Otra')] });
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
    const { user } = await openJournal({ stored: [anActivityEntry(4, 'Palabras')] });
    await showActivities(user);
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });
});
