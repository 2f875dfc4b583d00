import { exportAdminUsers, listAdminUsers, setUserPremium } from '@app/contract/admin-users';
import { call } from '@app/shared-ui/host';
import { type CallAnswer, type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers, aUserRow, userRows } from '../../testing/an-admin.ts';

const open = (...answers: CallAnswer[]) =>
  renderInHost({ routes, path: '/admin', answers: [...adminAnswers(), ...answers] });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const arrived = () => screen.findByRole('heading', { name: /^Gestión de Usuarios/ });

/** Has room for the table, or not; @returns what takes it back. */
function widen(isWide = true) {
  const { matchMedia } = window;
  // Cast: a query list has more than what the page uses of it.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media, onchange: null }) as unknown as MediaQueryList;
  return () => {
    window.matchMedia = matchMedia;
  };
}

describe('the list of users', () => {
  const pageOf = (count: number, from: number, more: Record<string, string> = {}): FakeAnswer => ({
    body: userRows(count, from),
    headers: { 'X-Total-Count': '52', ...more },
  });
  const inPages: CallAnswer = [
    listAdminUsers,
    ({ query }) =>
      query.get('cursor') === 'page-two'
        ? pageOf(2, 4)
        : pageOf(3, 1, { Link: '</api/admin/users?cursor=page-two>; rel="next"' }),
  ];

  it('is paginated', async () => {
    const { user } = await open(inPages);
    expect(await screen.findByRole('heading', { name: 'Gestión de Usuarios (52)' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^ana-/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByRole('button', { name: /^ana-5/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
  });

  it.each([false, true])('opens one card at a time; as a table: %s', async (isTable) => {
    const narrowAgain = widen(isTable);
    const { user } = await open(inPages);
    const row = await screen.findByRole('button', { name: /^ana-2/, expanded: false });
    expect(screen.queryAllByRole('table')).toHaveLength(isTable ? 1 : 0);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(row);
    expect(screen.getByRole('article', { name: 'ana-2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^ana-3/, expanded: false }));
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['ana-3']);
    await user.click(screen.getByRole('button', { name: /^ana-3/, expanded: true }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    narrowAgain();
  });

  it('is sorted by a heading of the table, and the other way by the same', async () => {
    const narrowAgain = widen();
    const { user, calls } = await open(inPages);
    await arrived();
    const heading = screen.getByRole('columnheader', { name: 'Nombre y correo' });
    expect(heading).not.toHaveAttribute('aria-sort');
    for (const [sort, direction] of [
      ['username', 'ascending'],
      ['-username', 'descending'],
    ] as const) {
      await user.click(within(heading).getByRole('button'));
      expect(calls.at(-1)?.query.get('sort')).toBe(sort);
      expect(heading).toHaveAttribute('aria-sort', direction);
    }
    await user.click(screen.getByRole('button', { name: 'Última actividad' }));
    expect(screen.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('-lastActiveAt');
    expect(heading).not.toHaveAttribute('aria-sort');
    narrowAgain();
  });

  it.each([
    [{}, 'Etapa actual: 1 · Sin actividad registrada'],
    [{ hasPremiumAccess: true, lastActiveAt: daysAgo(0) }, 'Etapa actual: 1 · Ahora mismoPremium'],
    [{ lastActiveAt: daysAgo(13) }, 'Etapa actual: 1 · Hace 13 días'],
    [{ lastActiveAt: daysAgo(14) }, 'Etapa actual: 1 · Hace 14 díasParada'],
    [{ createdAt: daysAgo(14) }, 'Etapa actual: 1 · Sin actividad registradaParada'],
    [{ role: 'admin' }, 'Etapa actual: 1 · Sin actividad registradaAdministradora'],
    [{ isEmailVerified: false, isActive: false }, 'Etapa actual: 1 · Sin actividad registradaSin verificarBloqueada'],
  ] as const)('names the state of an account of %j', async (facts, text) => {
    await open([
      listAdminUsers,
      {
        body: [aUserRow({ createdAt: daysAgo(1), ...facts }), aUserRow({ id: '2'.repeat(24), username: 'eva' })],
        headers: { 'X-Total-Count': '2' },
      },
    ]);
    expect(await screen.findByRole('button', { name: /^ana/ })).toHaveTextContent(`ana${text}`);
  });

  it('filters, and says when nobody is left', async () => {
    const { user, calls } = await open([
      listAdminUsers,
      ({ query }) => ({
        body: query.has('filter') ? [] : [aUserRow()],
        headers: { 'X-Total-Count': query.has('filter') ? '0' : '1' },
      }),
    ]);
    await arrived();
    const filter = screen.getByRole('combobox', { name: 'Mostrar' });
    await user.selectOptions(filter, 'Paradas: 14 días sin venir');
    expect(await screen.findByText('Nadie lleva 14 días o más sin venir.')).toBeVisible();
    expect(calls.at(-1)?.query.get('filter')).toBe('stopped');
    await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(screen.getByRole('heading', { level: 2, name: /^Gestión de Usuarios/ })).toHaveFocus();
    expect(await screen.findByRole('article', { name: 'ana' })).toBeVisible();
    expect(filter).toHaveValue('');
    await user.selectOptions(filter, 'Con Premium');
    await user.type(screen.getByRole('searchbox'), 'eva');
    const text = 'Con este filtro, ningún nombre ni correo tiene palabras que empiecen por «eva».';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is exported as it is searched, filtered and sorted', async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (file) => {
      saved = file as Blob;
      return 'blob:list';
    };
    const { user, calls, host } = await open(
      [listAdminUsers, { body: [aUserRow()], headers: { 'X-Total-Count': '1' } }],
      [exportAdminUsers, { body: { csv: '"Nombre"\r\n', count: 1 } }],
    );
    await arrived();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Con Premium');
    await user.click(await screen.findByRole('button', { name: 'Exportar a CSV' }));
    await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(1));
    expect(calls.find(({ name }) => name === 'exportAdminUsers')).toMatchObject({
      body: { filter: 'premium', sort: '-createdAt' },
    });
    expect(saved?.type).toBe('text/csv');
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Lista exportada',
      description: '1 cuenta en tu archivo. Queda anotado en el registro.',
    });
  });

  it('searches after a pause in typing, and sorts', async () => {
    const { user, calls } = await open([
      listAdminUsers,
      ({ query }) => {
        const found = query.get('q') === 'garcía';
        return { body: found ? [] : [aUserRow()], headers: { 'X-Total-Count': found ? '0' : '1' } };
      },
    ]);
    await arrived();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' }), 'garcía ');
    expect(await screen.findByText('Ningún nombre ni correo tiene palabras que empiecen por «garcía».')).toBeVisible();
    const searches = calls.filter(({ name, query }) => name === 'listAdminUsers' && query.has('q'));
    expect(searches.map(({ query }) => query.get('q'))).toEqual(['garcía']);
    await user.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(await screen.findByRole('article', { name: 'ana' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Nombre, de la A a la Z');
    expect(calls.at(-1)?.query.get('sort')).toBe('username');
  });

  it('keeps the typed search when it could not be answered', async () => {
    const { user } = await open([
      listAdminUsers,
      ({ query }) =>
        query.get('q') === 'an' ? 'no network' : { body: [aUserRow()], headers: { 'X-Total-Count': '1' } },
    ]);
    await arrived();
    const field = screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' });
    await user.type(field, 'an');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByText(/^Nadie con/)).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ana');
    expect(await screen.findByRole('article', { name: 'ana' })).toBeVisible();
  });

  it('ignores the answer to a search that began before a change', async () => {
    let hasPremiumAccess = false;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, calls } = await open(
      [
        listAdminUsers,
        async ({ query }) => {
          const found = { body: [aUserRow({ hasPremiumAccess })], headers: { 'X-Total-Count': '1' } };
          if (query.has('q') && !hasPremiumAccess) await held;
          return found;
        },
      ],
      [
        setUserPremium,
        () => {
          hasPremiumAccess = true;
          return { body: { username: 'ana' } };
        },
      ],
    );
    await arrived();
    await user.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('ana'));
    // The previous list stays until the answer has arrived.
    await user.click(screen.getByRole('switch', { name: 'Acceso premium: ana' }));
    await waitFor(() => expect(hasPremiumAccess).toBe(true));
    await act(async () => answer());
    expect(await screen.findByRole('switch', { name: 'Acceso premium: ana', checked: true })).toBeVisible();
    // A whole call more: the late answer has come by then.
    await act(() => call(setUserPremium, { params: { id: 'ana' }, body: { hasPremiumAccess: true } }));
    expect(screen.getByRole('switch', { name: 'Acceso premium: ana' })).toBeChecked();
  });
});
