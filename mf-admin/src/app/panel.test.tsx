import { getAdminStats, listOnlineUsers, listPremiumClicks } from '@app/contract/admin-stats';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { adminAnswers } from '../testing/an-admin.ts';

const open = (...answers: CallAnswer[]) =>
  renderInHost({ routes, path: '/admin', answers: [...adminAnswers(), ...answers] });
const arrived = () => screen.findByRole('heading', { name: /^Gestión de Usuarios/ });

it('shows the four cards with both figures', async () => {
  await open();
  await arrived();
  for (const text of [
    'Usuarios Totales',
    '12.345',
    '7 nuevos hoy',
    'Usuarios Activos',
    '12.300',
    '45 inactivos',
    'En Línea Ahora',
    '3',
    '40 recientes',
    'Administradores',
    '2',
    '11.000 verificados',
    'en total',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it('says what is empty', async () => {
  await open();
  await arrived();
  expect(screen.getByRole('heading', { name: 'Usuarios Conectados (0)' })).toBeVisible();
  expect(screen.getByText('No hay usuarios conectados actualmente')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Seguimiento de Interés Premium' })).toBeVisible();
  expect(screen.getByText('Aún no hay usuarios interesados en Premium')).toBeVisible();
});

it('lists who is connected, with an address where there is one', async () => {
  const lastActivity = new Date(Date.now() - 3 * 60_000).toISOString();
  const body = [
    { username: 'ana', email: 'ana@example.com', lastActivity, ipAddress: '192.0.2.7' },
    { username: 'eva', email: 'eva@example.com', lastActivity: new Date().toISOString() },
  ];
  await open([listOnlineUsers, { body, headers: { 'X-Total-Count': '250' } }]);
  await arrived();
  const section = within(screen.getByRole('list', { name: 'Usuarios Conectados (250)' }));
  const [ana, eva, rest] = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(ana).toBe('anaana@example.comHace 3 minIP 192.0.2.7');
  expect(eva).toBe('evaeva@example.comAhora mismo');
  expect(rest).toBe('Y 248 más: para verlas, ordena la lista de abajo por última actividad.');
  expect(screen.queryByRole('button', { name: /^Ver las/ })).not.toBeInTheDocument();
});

it('shows the first of many who are connected, and all when asked', async () => {
  const lastActivity = new Date().toISOString();
  const body = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
    username: `ana-${n}`,
    email: `ana-${n}@example.com`,
    lastActivity,
  }));
  const { user } = await open([listOnlineUsers, { body, headers: { 'X-Total-Count': '7' } }]);
  await arrived();
  const list = within(screen.getByRole('list', { name: 'Usuarios Conectados (7)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Ver las 7' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

it('lists who is interested in premium, with three counts', async () => {
  const body = [
    {
      id: '1',
      userName: 'ángela',
      userEmail: 'angela@example.com',
      clickedAt: '2026-02-03T10:00:00.000Z',
      emailSent: true,
      emailSentAt: '2026-02-04T10:00:00.000Z',
    },
    {
      id: '2',
      userName: 'eva',
      userEmail: 'eva@example.com',
      clickedAt: '2026-02-01T10:00:00.000Z',
      emailSent: false,
      emailSentAt: null,
    },
  ];
  await open([listPremiumClicks, { body, headers: { 'X-Total-Count': '9', 'X-Pending-Count': '4' } }]);
  await arrived();
  const counts = ['Total Interesados', 'Emails Enviados', 'Emails Pendientes'].map(
    (label) => screen.getByText(label).nextSibling?.textContent,
  );
  expect(counts).toEqual(['9', '5', '4']);
  const [angela, eva] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(angela).toBe('Áángelaangela@example.comInterés: 3/2/2026Email: 4/2/2026Email enviado');
  expect(eva).toBe('Eevaeva@example.comInterés: 1/2/2026Email pendiente');
});

it('is disabled while loading, and refetches everything', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { user, calls } = await open([getAdminStats, async () => (await held, { status: 500, body: {} })]);
  const refresh = screen.getByRole('button', { name: 'Actualizar' });
  expect(refresh).toBeDisabled();
  await act(async () => answer());
  await arrived();
  expect(refresh).toBeEnabled();
  calls.length = 0;
  await user.click(refresh);
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'getAdminStats',
    'listAdminUsers',
    'listOnlineUsers',
    'listPremiumClicks',
  ]);
});

it('reports what failed to load, shows the rest, and retries', async () => {
  let fails = true;
  const { user } = await open([
    listOnlineUsers,
    () => (fails ? { status: 500, body: { message: 'No.' } } : { body: [], headers: { 'X-Total-Count': '0' } }),
  ]);
  await arrived();
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Error al cargar los datos del panel de administración')).toBeVisible();
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay usuarios conectados actualmente')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('refetches every 30 seconds, until it is left', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const view = await open();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  view.calls.length = 0;
  await act(() => jest.advanceTimersByTimeAsync(28_000));
  expect(view.calls).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(view.calls.map(({ name }) => name).toSorted()).toEqual([
    'getAdminStats',
    'listAdminUsers',
    'listOnlineUsers',
    'listPremiumClicks',
  ]);
  view.unmount();
  view.calls.length = 0;
  await act(() => jest.advanceTimersByTimeAsync(90_000));
  expect(view.calls).toHaveLength(0);
  jest.useRealTimers();
});
