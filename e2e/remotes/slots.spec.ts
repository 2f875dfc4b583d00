import { deployFixture, registryOf } from '../fixtures/deployment.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

test('a remote that the shell does not know fills a slot with the shell’s instances (D30, D31)', async ({
  page,
  product,
  signIn,
}) => {
  const user = await signIn();
  // A slot belongs to one remote: mf-journal gives it up first.
  const refused = deployFixture(product, 'mf-prueba', '1.0.0-prueba.0');
  await expect(refused).rejects.toThrow('El hueco activity-journal es de mf-journal.');
  await registryOf(product).retire('mf-journal');
  await page.goto('/block/1/etapa/1');
  await expect(page.getByText('Tu progreso: 0 de 9 actividades completadas')).toBeVisible();

  await deployFixture(product, 'mf-prueba', '1.0.0-prueba.1');
  await page.reload();
  const probe = page.getByTestId('probe-1');
  await expect(probe).toContainText(`sesión de ${user.username}`);
  await expect(probe).toContainText(`consulta de ${user.username}`);
  await expect(probe).toContainText('página /block/1/etapa/1');
  await probe.getByRole('button').click();
  await expect(probe.getByRole('button')).toHaveText('pulsado 1');
  expect(await page.locator('style[data-styled]').count()).toBe(1);

  await page.goto('/prueba');
  await page.getByRole('link', { name: 'A los sellos' }).click();
  await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();

  await registryOf(product).retire('mf-prueba');
  await registryOf(product).rollback('mf-journal');
});
