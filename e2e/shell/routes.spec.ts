import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** The route table of 1§2: every address, with the heading that is shown there signed in. */
const SIGNED_IN = [
  ['/', 'Tu camino de transformación interior'],
  ['/dashboard', 'Tu camino de transformación interior'],
  ['/block/1', 'Silencio'],
  ['/block/1/etapa/1', 'La primera pausa'],
  ['/block/1/etapas-completadas', 'Tus etapas completadas'],
  ['/block/1/etapas-anteriores', 'Tus etapas anteriores'],
  ['/etapas-completadas', 'Tu historial de transformación'],
  ['/seals', 'Mis Sellos Emocionales'],
  ['/subrayados', 'Mis subrayados'],
  ['/journaling', 'Mi Journal'],
  ['/journaling/new', 'Mi Journal'],
  ['/books', 'Libros'],
  ['/books/1', 'Mujeres que corren con los lobos'],
  ['/movies', 'Películas'],
  ['/movies/1', 'Cléo de 5 a 7'],
  ['/playlists', 'Medias Emocionales'],
  ['/challenges', 'Retos de transformación'],
  ['/calendario', 'Calendario emocional'],
  ['/profile', 'Mi Perfil'],
  ['/settings', 'Configuración'],
  ['/settings/servidor', 'Qué sabe el servidor de ti'],
  ['/help', 'Centro de Ayuda'],
] as const;
const PUBLIC = ['/', '/login', '/reset-password', '/verify-email', '/privacy'];

test.describe('signed in', () => {
  test('every address of the route table shows its page by deep link', async ({ page, signIn }) => {
    test.slow();
    await signIn();
    for (const [address, heading] of SIGNED_IN) {
      await test.step(address, async () => {
        await page.goto(address);
        // Heading and header are found by element: an open dialog hides the page from its roles.
        await expect(page.locator('h1').filter({ hasText: heading }).first()).toBeVisible();
        await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
        await expect(page.locator('header').first()).toBeVisible();
        const width = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          window: window.innerWidth,
        }));
        expect(width.page, `sideways scroll at ${address}`).toBeLessThanOrEqual(width.window);
      });
    }
  });

  test('a new entry opens in its dialog, under an address of its own', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/journaling/new');
    await expect(page).toHaveURL(/\/journaling\/\d+$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('an unknown address shows the card, exactly', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/no-existe');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('the links of the profile menu work; Panel Admin is not among them', async ({ page, signIn }) => {
    await signIn();
    for (const [name, address] of [
      ['Mi perfil', '/profile'],
      ['Mi journal', '/journaling'],
      ['Mis sellos', '/seals'],
      ['Configuración', '/settings'],
      ['Ayuda', '/help'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await expect(page.getByRole('menuitem', { name: 'Panel Admin' })).toHaveCount(0);
      await page.getByRole('menuitem', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    }
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveCount(0);
  });

  test('signing out ends the session and clears the browser', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('journalEntries', '["palabras"]'));
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('link', { name: /iniciar sesión|entrar/i }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await context.request.get('/api/auth/user')).status()).toBe(401);
  });
});

test.describe('signed out', () => {
  test('public pages need no session', expectFault('401'), async ({ page }) => {
    for (const address of PUBLIC) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
    }
  });

  test('every other address shows the sign-in in its place', expectFault('401', '400'), async ({ page }) => {
    test.slow();
    for (const address of [...SIGNED_IN.map(([path]) => path), '/admin'].filter((path) => !PUBLIC.includes(path))) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: /Bienvenida a/ })).toBeVisible();
        await expect(page).toHaveURL(address);
      });
    }
  });

  test(
    'a guarded address shows a spinner while asking, then the sign-in in its place',
    expectFault('401'),
    async ({ page }) => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/user', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/seals');
      await expect(page.getByRole('status', { name: 'Cargando…' })).toBeVisible();
      answer();
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/seals$/);
    },
  );

  test('an unknown address shows the card', expectFault('401'), async ({ page }) => {
    await page.goto('/no-existe');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

test.describe('the administrator’s remote (D33)', () => {
  test('other users are refused without fetching a byte of it', async ({ page, signIn }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await signIn();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible();
    await expect(page.getByText('No tienes permisos de administrador para acceder a esta página.')).toBeVisible();
    expect(requested.filter((url) => url.includes('mf-admin'))).toEqual([]);
    expect(await page.content()).not.toContain('mf-admin');
  });

  test('an administrator finds it in the menu', async ({ page, signIn }) => {
    await signIn(demo('directora'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Tu menú' }).click();
    await page.getByRole('menuitem', { name: 'Panel Admin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Panel de Administración' })).toBeVisible();
  });
});
