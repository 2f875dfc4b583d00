import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** The route table (1§2): an example of every pattern, and its heading. */
const ROUTES = [
  ['/', /camino de transformación interior/],
  ['/dashboard', /camino de transformación interior/],
  ['/block/1', 'Silencio'],
  ['/block/1/etapa/1', 'La primera pausa'],
  ['/block/1/etapas-completadas', 'Tus etapas completadas'],
  ['/block/1/etapas-anteriores', 'Tus etapas anteriores'],
  ['/etapas-completadas', 'Tu historial de transformación'],
  ['/journaling', 'Mi Journal'],
  ['/seals', 'Mis Sellos Emocionales'],
  ['/books', 'Libros'],
  ['/books/1', /\S/],
  ['/movies', 'Películas'],
  ['/movies/1', /\S/],
  ['/playlists', 'Medias Emocionales'],
  ['/challenges', 'Retos de transformación'],
  ['/calendario', 'Calendario emocional'],
  ['/profile', 'Mi Perfil'],
  ['/settings', 'Configuración'],
  ['/help', 'Centro de Ayuda'],
  ['/privacy', /\S/],
  ['/admin', 'Panel de Administración'],
  ['/no-existe', '404 Page Not Found'],
] as const;

/** Addresses that a visitor sees without a session; every other address shows the sign-in. */
const PUBLIC = ['/', '/login', '/reset-password', '/privacy'];
const SIGN_IN = /Bienvenida a/;

test.describe('specified texts: routes (1§2)', () => {
  test('every pattern has its page, for an administrator', async ({ page, signIn }) => {
    test.slow();
    await signIn(demo('directora'));
    for (const [address, heading] of ROUTES) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        const home = page.getByRole('banner').getByRole('link', { name: 'Volver al inicio' });
        if (address === '/') await expect(home).toHaveCount(0);
      });
    }
    await page.goto('/journaling/new');
    await expect(page).toHaveURL(/\/journaling\/\d+$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(
    'without a session the public ones are shown, the others lead to the sign-in',
    expectFault('401', '400'),
    async ({ page }) => {
      test.slow();
      for (const address of PUBLIC) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      const guarded = ROUTES.map(([address]) => address).filter((address) => !PUBLIC.includes(address));
      for (const address of guarded.filter((address) => address !== '/no-existe')) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: SIGN_IN }), address).toBeVisible();
        await expect(page).toHaveURL(address);
      }
    },
  );
});
