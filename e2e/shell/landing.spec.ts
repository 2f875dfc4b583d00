import { expect, test } from '../fixtures/test.ts';

const SECTIONS = [
  '¿Te reconoces?',
  'Seis maneras de estar contigo',
  'Un camino, no un catálogo',
  'Lo que tendrás al llegar',
  'Lo cuentan ellas',
  'Cuando quieras, empezamos',
];
const MODULES = [
  'Calendario emocional',
  'Journaling',
  'Retos de transformación',
  'Biblioteca de lecturas',
  'Filmoteca simbólica',
  'Medios emocionales',
];

test.describe('landing page (1§1, 1§2)', () => {
  test('has its eight sections in order @phone', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    await expect(main.getByText('más de 1.000 mujeres')).toBeVisible();
    for (const name of MODULES) await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    const testimonials = main.getByRole('figure').filter({ hasText: /\d+ años/ });
    await expect(testimonials).toHaveCount(2);
    await expect(testimonials.getByRole('img', { name: '5 de 5 estrellas' })).toHaveCount(2);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('each call to action is counted, then leads to the sign-in; no request goes to another origin', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events, fbq: (...event: unknown[]) => events.push(event) });
    });
    const events = () => page.evaluate(() => ('events' in window ? window.events : []));
    const sources = ['cta_main_button', 'cta_modules_button', 'cta_differentiation_button', 'cta_final_button'];
    for (const [i, name] of [
      'Empezar mi camino',
      'Quiero este rato para mí',
      'Dar el primer paso',
      'Crear mi cuenta',
    ].entries()) {
      const stored = page.waitForResponse('**/api/leads');
      await page.goto('/');
      // Before the app runs, the links of the served page only navigate.
      await expect.poll(events).toHaveLength(1);
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL('/login');
      expect((await stored).status()).toBe(204);
      expect(await events()).toEqual([
        ['track', 'PageView', { page: 'Landing Page' }],
        ['track', 'Lead', { source: sources[i] }],
      ]);
    }
    // The last one promised an account: its form is there.
    await expect(page.getByRole('button', { name: 'Crear cuenta', exact: true })).toBeVisible();
  });
});
