import { goOffline, goOnline } from '../fixtures/network.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

// Pages are cut off the network.
test.use({ serviceWorkers: 'allow' });

const DAY = '/calendario?vista=dia&fecha=2026-11-21';

test(
  'texts written on two devices at once are both kept, and merged in the day (SYNC §1)',
  expectFault('ERR_INTERNET_DISCONNECTED'),
  async ({ page, signIn, accounts, browser, baseURL }) => {
    const user = await signIn();
    const other = await browser.newContext({ baseURL, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
    await other.addCookies(await accounts.cookiesOf(user));
    const tablet = await other.newPage();

    await page.goto(DAY);
    await tablet.goto(DAY);
    await expect(page.getByLabel('Nota o ritual')).toBeVisible();
    await expect(tablet.getByLabel('Nota o ritual')).toBeVisible();
    await goOffline(page);
    await page.getByLabel('Nota o ritual').fill('la del móvil');
    await tablet.getByLabel('Nota o ritual').fill('la de la tableta');
    await tablet.getByText('Marcar como día sagrado').click();
    await expect(tablet.getByText('Sincronizado')).toBeVisible();
    await page.getByLabel('Nota o ritual').blur();
    await goOnline(page);

    const box = page.getByRole('group', { name: 'Hay otra versión' });
    await expect(box).toContainText('la del móvil');
    await expect(box).toContainText('la de la tableta');
    await expect(page.getByLabel('Marcar como día sagrado')).toBeChecked();
    await box.getByRole('button', { name: 'Unir las dos' }).click();
    await expect(box).toBeHidden();
    await expect(page.getByLabel('Nota o ritual')).toHaveValue(
      /la del móvil[^]*la de la tableta|la de la tableta[^]*la del móvil/,
    );
    await page.getByLabel('Nota o ritual').fill('la de las dos');
    await page.getByLabel('Nota o ritual').blur();
    await expect(page.getByLabel('Nota o ritual')).toHaveValue('la de las dos');
    await expect(tablet.getByLabel('Nota o ritual')).toHaveValue('la de las dos');
    await expect(tablet.getByRole('group', { name: 'Hay otra versión' })).toBeHidden();
    await other.close();
  },
);
