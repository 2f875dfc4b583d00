import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

const PARTS = [
  ['/admin', /^Gestión de Usuarios/],
  ['/admin?ver=recorrido', 'De dónde llegan'],
  ['/admin?ver=correos', 'Correos de la última semana'],
  ['/admin?ver=textos', 'Textos del programa'],
  ['/admin?ver=textos&tipo=activity&numero=6', /^Actividad 6: /],
  ['/admin?ver=partes', 'Partes de la aplicación'],
  ['/admin?ver=registro', 'Registro de cambios'],
] as const;
const PHONE_PX = 390;
const NARROW_PX = 320;

for (const [address, heading] of PARTS) {
  test(`${address}: accessible in both themes, no horizontal overflow, at 1280 and 390 px`, async ({
    page,
    signIn,
  }) => {
    // The first screen lists every account that earlier tests have created.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(demo('directora'));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // All sections open at once: a nested element is visible only when its parent is open.
    await page.locator('main details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    await expectAccessible(page);
    await expectNothingSideways(page, PHONE_PX);
    await expectAccessible(page);
    await expectNothingSideways(page, NARROW_PX);
  });
}

test('on a phone the sections are one line, the open one is in sight, and the panel begins in the upper third', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: PHONE_PX, height: 844 });
  await signIn(demo('directora'));
  // The last of the line.
  await page.goto('/admin?ver=registro');
  await expect(page.getByRole('link', { name: 'Registro' })).toBeInViewport({ ratio: 0.9 });
  const title = await page.getByRole('heading', { level: 2, name: 'Registro de cambios' }).boundingBox();
  expect(title?.y).toBeLessThan(844 * 0.3);
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeInViewport();
});
