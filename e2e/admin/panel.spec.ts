import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Searches the list for one account and returns its card. */
async function cardOf(page: Page, username: string) {
  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill(username);
  const card = page.getByRole('article', { name: username, exact: true });
  await expect(card).toBeVisible();
  return card;
}

const open = async (page: Page) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /^Gestión de Usuarios \(\d+\)$/ })).toBeVisible();
};

test.describe('an administrator', () => {
  test('sees counters, connected users and all accounts @phone', async ({ page, signIn, accounts }) => {
    const user = await accounts.aUser();
    const client = await accounts.clientOf(user);
    await signIn(demo('directora'));
    const stats = await (await page.request.get('/api/admin/stats')).json();
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Panel de Administración' })).toBeVisible();
    for (const label of ['Usuarios Totales', 'Usuarios Activos', 'En Línea Ahora', 'Administradores'])
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    expect(Object.keys(stats).toSorted().join(' ')).toBe(
      'activeUsers adminUsers inactiveUsers newUsersToday onlineNow recentlyActive totalUsers verifiedUsers',
    );
    const connected = page.getByRole('list', { name: /^Usuarios Conectados \(\d+\)$/ });
    // Other tests' users may be before it in a list that shows its first ones.
    await expect(connected.getByText(user.email)).toBeAttached();
    await expect(connected.getByText('IP 127.0.0.1').first()).toBeAttached();
    const card = await cardOf(page, user.username);
    // Dot and activities are in its row; on a phone the card has the activities.
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: 'Conectado ahora' })).toBeVisible();
    await expect(main).toContainText('0/108 (0\u00a0%)');
    await expect(card).toContainText('Verificado');
    await expect(card).toContainText('No detectada');
    await client.dispose();
  });
});

test.describe('a blocked user', () => {
  test(
    'is signed out within two seconds, on open pages too, and can sign in again when unblocked',
    expectFault('401', '403'),
    async ({ page, browser, signIn, accounts }) => {
      const user = await accounts.aUser();
      const usersPage = await (await browser.newContext()).newPage();
      await usersPage.context().addCookies(await accounts.cookiesOf(user));
      const socketClosed = new Promise<void>((resolve) =>
        usersPage.on('websocket', (socket) => socket.on('close', () => resolve())),
      );
      await usersPage.goto('/seals');
      await expect(usersPage.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
      await signIn(demo('directora'));
      await open(page);
      const card = await cardOf(page, user.username);
      await card.getByRole('switch', { name: /^Activo/ }).click();
      await expect(page.getByText('Usuario actualizado')).toBeVisible();
      await socketClosed;
      await expect(usersPage.getByLabel('Contraseña', { exact: true })).toBeVisible();
      expect((await usersPage.request.get('/api/auth/user')).status()).toBe(401);
      const visitor = await accounts.visitor();
      const login = () =>
        visitor.post('/api/auth/login', { data: { username: user.username, password: user.password } });
      expect((await login()).status()).toBe(403);
      await card.getByRole('switch', { name: /^Bloqueado/ }).click();
      await expect(card.getByText('Activo', { exact: true })).toBeVisible();
      expect((await login()).status()).toBe(200);
      await visitor.dispose();
      await usersPage.context().close();
    },
  );
});

test.describe('other users', () => {
  test(
    'Z-07 D33 get no file of the panel, by name or by guess',
    expectFault('403', '401'),
    async ({ page, signIn, accounts, baseURL }) => {
      const admin = await accounts.clientOf(demo('directora'));
      const registry = await (await admin.get('/registry.json')).json();
      const entry = registry.remotes.find(({ name }: { name: string }) => name === 'mf-admin');
      const base = `/remotes/mf-admin/${entry.version}/`;
      const files = Object.keys(entry.integrity).map((file) => `${base}${file}`);
      expect(files.length).toBeGreaterThan(1);
      const visitor = await accounts.visitor();
      await signIn();
      for (const file of files) {
        expect((await admin.get(file)).status()).toBe(200);
        expect((await page.request.get(file)).status()).toBe(403);
        expect((await visitor.get(file)).status()).toBe(401);
      }
      const own = await (await page.request.get('/registry.json')).json();
      expect(own.remotes.map(({ name }: { name: string }) => name)).not.toContain('mf-admin');
      for (const path of [
        'users',
        'stats',
        'online-users',
        'premium-clicks',
        'leads',
        'audit',
        'mails',
        'stage-dropoff',
      ])
        expect((await page.request.get(`/api/admin/${path}`)).status()).toBe(403);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(`${baseURL}/admin`);
      await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible();
      await expect(page.getByText('No tienes permisos de administrador para acceder a esta página.')).toBeVisible();
      expect(fetched.filter((url) => url.includes('mf-admin') || url.includes('/api/admin'))).toEqual([]);
      await admin.dispose();
      await visitor.dispose();
    },
  );
});
