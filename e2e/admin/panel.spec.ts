import type { Page } from '@playwright/test';
import { aNewAccount, demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { failUntilRetried } from '../fixtures/until-retried.ts';

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
    await expect(card.getByRole('img', { name: 'Conectado ahora' })).toBeVisible();
    await expect(card).toContainText('0/108 (0%)');
    await expect(card).toContainText('Verificado');
    await expect(card).toContainText('No detectada');
    await client.dispose();
  });

  test('searches by name and address regardless of accents, and sorts', async ({ page, signIn, accounts }) => {
    const account = aNewAccount();
    const username = `Ñandú ${account.username}`;
    // A registration whose link has not been followed is no account and is not listed (D46).
    const waiting = await accounts.anUnverifiedUser({ ...aNewAccount(), username: `${username} 2` });
    await accounts.aUser({ account: { ...account, username } });
    await signIn(demo('directora'));
    await open(page);
    const search = page.getByRole('searchbox', { name: 'Buscar por nombre o correo' });
    await search.fill(`nandu ${account.username.slice(4)}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: username })).toContainText('Verificado');
    await expect(page.getByText(waiting.email)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Gestión de Usuarios (1)' })).toBeVisible();
    await search.fill('nadie-se-llama-asi');
    await expect(
      page.getByText('Ningún nombre ni correo tiene palabras que empiecen por «nadie-se-llama-asi».'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Quitar la búsqueda' }).click();
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Nombre, de la Z a la A');
    const rows = page.getByRole('rowheader');
    await expect(rows.nth(1)).toBeVisible();
    // The previous list stays until the sorted one has arrived.
    await expect(async () => {
      const names = await rows.evaluateAll((all) =>
        all.map((row) => row.querySelector('button > span > span')?.textContent ?? ''),
      );
      const folded = names.map((name) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase());
      expect(folded).toEqual(folded.toSorted().toReversed());
    }).toPass({ timeout: 10_000 });
  });

  test('narrows the list, opens a row, and saves the list as a file', async ({ page, signIn, accounts }) => {
    const user = await accounts.aUser();
    await signIn(demo('directora'));
    await open(page);
    await page.getByRole('combobox', { name: 'Mostrar' }).selectOption('Con Premium');
    await expect(page.getByRole('rowheader').getByText(user.username)).toHaveCount(0);
    await page.getByRole('button', { name: /^demo / }).click();
    await expect(page.getByRole('article', { name: 'demo', exact: true })).toContainText('Premium');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar a CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^usuarias-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  test('grants and revokes premium with immediate effect @phone', async ({ page, signIn, accounts }) => {
    const user = await accounts.aUser();
    const client = await accounts.clientOf(user);
    await signIn(demo('directora'));
    await open(page);
    const card = await cardOf(page, user.username);
    await card.getByRole('switch', { name: /^Acceso premium/ }).click();
    await expect(page.getByText('Acceso actualizado')).toBeVisible();
    await expect(card.getByRole('switch', { name: /^Acceso premium/ })).toBeChecked();
    const sessionUser = async () => (await (await client.get('/api/auth/user')).json()).user;
    expect((await sessionUser()).hasPremiumAccess).toBe(true);
    await card.getByRole('switch', { name: /^Acceso premium/ }).click();
    await expect(card.getByRole('switch', { name: /^Acceso premium/ })).not.toBeChecked();
    expect((await sessionUser()).hasPremiumAccess).toBe(false);
    await client.dispose();
  });

  test('makes another user an administrator, after a confirmation on the page', async ({
    page,
    signInAfresh,
    accounts,
  }) => {
    const user = await accounts.aUser();
    await signInAfresh(demo('directora'));
    await open(page);
    const card = await cardOf(page, user.username);
    await card.getByRole('button', { name: 'Hacer Admin' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hacer Admin' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(card.getByRole('button', { name: 'Hacer Admin' })).toBeVisible();
    await card.getByRole('button', { name: 'Hacer Admin' }).click();
    await question.getByRole('button', { name: 'Hacer Admin' }).click();
    await expect(page.getByText('Rol actualizado')).toBeVisible();
    await expect(page.getByText(`${user.username} ahora es administradora`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Hacer Admin' })).toHaveCount(0);
    await expect(card.getByRole('switch', { name: /^Activo/ })).toBeDisabled();
    await page.getByRole('link', { name: 'Registro' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: user.username }).first()).toContainText(
      `directora hizo administradora a ${user.username}`,
    );
  });

  test(
    'is told what failed to load and what could not be changed',
    expectFault('500'),
    async ({ page, signIn, accounts }) => {
      const user = await accounts.aUser();
      await signIn(demo('directora'));
      await failUntilRetried(page, '**/api/admin/stats', { status: 500, message: 'No.' });
      await page.goto('/admin');
      await expect(page.getByText('Error al cargar los datos del panel de administración')).toBeVisible();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByText('Usuarios Totales')).toBeVisible();
      const card = await cardOf(page, user.username);
      await page.route('**/api/admin/users/*/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
      const errors = [
        [/^Activo/, 'Error al actualizar el estado del usuario'],
        [/^Acceso premium/, 'Error al actualizar el acceso premium'],
      ] as const;
      for (const [name, text] of errors) {
        await card.getByRole('switch', { name }).click();
        await expect(page.getByText(text)).toBeVisible();
        await page.getByRole('button', { name: 'Cerrar aviso' }).click();
      }
      await card.getByRole('button', { name: 'Hacer Admin' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer Admin' }).click();
      await expect(page.getByText('Error al actualizar el rol del usuario')).toBeVisible();
    },
  );

  test('sees interest in premium, and resends the mail', async ({ page, signIn, accounts, outbox }) => {
    const user = await accounts.aUser();
    const client = await accounts.clientOf(user);
    expect((await client.post('/api/track-premium-click')).status()).toBe(200);
    await client.dispose();
    await expect.poll(() => outbox.mailsTo(user.email, 'premium-interest').length).toBe(1);
    await signIn(demo('directora'));
    await open(page);
    const row = page.getByRole('listitem').filter({ hasText: user.email }).filter({ hasText: 'Interés' });
    await expect(row.first()).toContainText('Email enviado');
    const card = await cardOf(page, user.username);
    await expect(card.getByRole('img', { name: 'Email enviado' })).toBeVisible();
    await page.getByRole('link', { name: 'Correos' }).click();
    await page
      .getByRole('button', { name: `Reenviar: Interés Premium, ${user.email}` })
      .first()
      .click();
    await expect(page.getByText('Correo reenviado')).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: user.email }).filter({ hasText: 'Interés Premium' }),
    ).toHaveCount(2);
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
    'Z-07 get no file of the panel, by name or by guess',
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
