import { deployFixture } from '../fixtures/deployment.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('slots and shared singletons (D30, D31)', () => {
  test('a remote that the shell has never heard of fills a slot with the shell’s own instances', async ({ page, signIn }) => {
    const woman = await signIn();
    await page.goto('/block/1/etapa/1');
    await expect(page.getByText('Tu progreso: 0 de 9 actividades completadas')).toBeVisible();

    await deployFixture('mf-prueba', `1.0.0-prueba.${Date.now()}`);
    await page.reload();
    const probe = page.getByTestId('probe-1');
    if (!(await probe.isVisible())) await page.locator('[data-activity-id="1"]').getByRole('button').first().click();
    await expect(probe).toContainText(`sesión de ${woman.username}`);
    await expect(probe).toContainText(`consulta de ${woman.username}`);
    await expect(probe).toContainText('página /block/1/etapa/1');
    await probe.getByRole('button').click();
    await expect(probe.getByRole('button')).toHaveText('pulsado 1');
    expect(await page.locator('style[data-styled]').count()).toBe(1);

    await page.goto('/prueba');
    await page.getByRole('link', { name: 'A los sellos' }).click();
    await expect(page.getByRole('heading', { name: 'Mis Sellos Emocionales' })).toBeVisible();
  });
});
