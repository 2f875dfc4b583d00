import AxeBuilder from '@axe-core/playwright';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const PARTS = [
  ['/admin', /^Gestión de Usuarios/],
  ['/admin?ver=recorrido', 'De dónde llegan'],
  ['/admin?ver=correos', 'Correos de la última semana'],
  ['/admin?ver=textos', 'Textos del programa'],
  ['/admin?ver=textos&tipo=activity&numero=6', /^Actividad 6: /],
  ['/admin?ver=partes', 'Partes de la aplicación'],
  ['/admin?ver=registro', 'Registro de cambios'],
] as const;
const NARROW_PX = 320;

for (const darkMode of [false, true]) {
  for (const [address, heading] of PARTS) {
    test(`${address} ${darkMode ? 'by night' : 'by day'}: accessible, nothing sideways @phone`, async ({
      page,
      signIn,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (dark) => localStorage.setItem('userSettings', JSON.stringify({ darkMode: dark })),
        darkMode,
      );
      await signIn(demo('directora'));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      // All at once: one inside another cannot be seen before.
      await page
        .locator('main details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`),
      ).toEqual([]);
      const height = page.viewportSize()?.height ?? 800;
      await page.setViewportSize({ width: NARROW_PX, height });
      // The page takes a moment to fit the smaller window.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW_PX);
    });
  }
}
