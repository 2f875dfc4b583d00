import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
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

  it('leaves out a draft of which all was taken back', async () => {
    const blank = personal('1', '', { fields: { isCompleted: false } });
    const { documents } = await openJournal({ stored: [blank, personal('2', 'Con palabras')] });
    expect(titles()).toEqual(['Con palabras']);
    expect(documents.list('entry')).toHaveLength(2);
  });

  it('puts entries under their months, and the feeling of a day beside its first entry', async () => {
    const stored = [
      personal('3', 'La segunda del día', { createdAt: '2026-11-21T18:00:00.000Z' }),
      personal('2', 'La primera del día', { createdAt: '2026-11-21T08:00:00.000Z' }),
      personal('1', 'De antes', { createdAt: '2025-10-02T08:00:00.000Z' }),
      { kind: 'day', key: '2026-11-21', fields: { emotion: 'aliviada' } } as const,
    ];
    await openJournal({ stored });
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months).toEqual(['Una página en blanco', 'noviembre 2026', 'octubre 2025']);
    expect(screen.getAllByText('aliviada')).toHaveLength(1);
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
      '21 nov 2026',
      '21 nov 2026',
      '2 oct 2025',
    ]);
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

it('goes to a month whose entries are not drawn yet', async () => {
  const of = (month: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      personal(`${month.slice(5)}${i}`, `Entrada ${month} ${i}`, { createdAt: `${month}-15T08:00:00.000Z` }),
    );
  const { user } = await openJournal({ stored: [...of('2026-11', 30), ...of('2026-10', 30), ...of('2026-09', 2)] });
  const into = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    into(this.textContent);
  };
  expect(screen.queryByRole('heading', { name: 'septiembre 2026' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^septiembre/, hidden: true }));
  await waitFor(() => expect(into.mock.calls).toEqual([['septiembre 2026']]));
  expect(screen.getByRole('heading', { name: 'septiembre 2026' })).toBeInTheDocument();
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

  it('finds another form of a word, and marks it', async () => {
    const view = await openJournal({ stored: [personal('1', 'Esta tarde ha llovido'), personal('2', 'Sol')] });
    await view.user.type(screen.getByRole('searchbox', { name: 'Buscar en tu journal' }), 'lluvia');
    expect(await screen.findByText('1 entrada encontrada')).toBeVisible();
    expect(document.querySelector('mark')).toHaveTextContent('llovido');
  });

  describe('shows of a long personal entry', () => {
    const LONG = 'Hoy he pensado en que cada rellano de esta escalera guarda una voz distinta. ';
    const find = async (text: string, word: string) => {
      const view = await openJournal({ stored: [personal('1', text)] });
      await view.user.type(screen.getByRole('searchbox'), word);
      await screen.findByText('1 entrada encontrada');
      return seenIn(screen.getByRole('article'));
    };

    /** Without what is there for a screen reader alone. */
    const seenIn = (element: Element): string =>
      getComputedStyle(element).width === '1px'
        ? ''
        : [...element.childNodes]
            .map((node) => (node instanceof Element ? seenIn(node) : (node.textContent ?? '')))
            .join('');

    it('its beginning in one piece, where the match is near it', async () => {
      const seen = await find(LONG.repeat(2), 'rellano');
      expect(seen.match(/Hoy he pensado/g)).toHaveLength(2);
      expect(document.querySelector('mark')).toHaveTextContent('rellano');
      expect(titles()).toEqual([LONG.slice(0, 50)]);
    });

    it('else a title that is cut at a word, above the text around the match', async () => {
      const seen = await find(`${LONG.repeat(3)}Luego salí al mar.`, 'mar');
      expect(seen).toContain('Hoy he pensado en que cada rellano de esta…');
      expect(seen.match(/Hoy he pensado/g)).toHaveLength(1);
      expect(titles()).toEqual([LONG.slice(0, 50)]);
    });
  });

  it('says so when nothing is found, and resets the search', async () => {
    const { user } = await search('meteorito');
    await user.click(await screen.findByRole('button', { name: 'Ver todas tus entradas' }));
    expect(titles()).toEqual(['Hoy el corazón pesa menos', 'Nada']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
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
