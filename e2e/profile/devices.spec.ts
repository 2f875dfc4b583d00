import type { APIRequest } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0';

/** Another browser in which the account signs in. */
async function signedInElsewhere(request: APIRequest, baseURL: string, { username, password }: Account) {
  const elsewhere = await request.newContext({ baseURL, userAgent: FIREFOX, extraHTTPHeaders: { Origin: baseURL } });
  expect((await elsewhere.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
  return elsewhere;
}

test('S-06 V-15 a user sees where the account was signed in, names a device, and forgets another @phone-only', async ({
  page,
  signIn,
  playwright,
  baseURL,
}) => {
  const user = await signIn();
  const phone = await signedInElsewhere(playwright.request, baseURL ?? '', user);

  await page.goto('/profile#dispositivos');
  const card = page.getByRole('region', { name: 'Tus dispositivos' });
  const devices = card.getByRole('listitem');
  // The list has this device and the phone.
  await expect(devices).toHaveCount(2);
  await expect(card.getByRole('heading', { name: 'Tus dispositivos' })).toBeFocused();
  await expect(devices.first()).toContainText('Este dispositivo');
  await expect(devices.filter({ hasText: 'Sesión abierta' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Poner nombre a Firefox en Android' }).click();
  await page.getByLabel('Nombre del dispositivo').fill('El móvil de casa');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cambiar el nombre de El móvil de casa' })).toBeFocused();
  await page.reload();
  const named = devices.filter({ hasText: 'El móvil de casa' });
  await expect(named).toContainText('Firefox en Android');
  await expectNothingSideways(page, 320);

  await named.getByRole('button', { name: /^Olvidar/ }).click();
  await expect(page.getByText('Hemos olvidado El móvil de casa')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await phone.get('/api/auth/user')).status()).toBe(401);
  await phone.dispose();
});

test('S-06 somebody else was in the account: one tap ends everything else, and a new password follows @phone-only', async ({
  page,
  signIn,
  playwright,
  baseURL,
}) => {
  const user = await signIn();
  const stranger = await signedInElsewhere(playwright.request, baseURL ?? '', user);
  const data = { username: user.username, password: user.password };

  await page.goto('/profile#dispositivos');
  await page.getByRole('button', { name: 'Alguien ha entrado y no era yo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alguien ha entrado y no eras tú' });
  await expect(dialog).toContainText('Firefox en Android');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cerrar todo lo demás' }).click();
  const next = page.getByRole('dialog', { name: 'Ya solo estás tú' });
  await expect(next).toBeVisible();
  expect((await stranger.get('/api/auth/user')).status()).toBe(401);

  await next.getByLabel('Contraseña actual').fill(user.password);
  await next.getByLabel('Nueva contraseña', { exact: true }).fill('las garzas vuelven al arrozal 8');
  await next.getByLabel('Repite la nueva contraseña').fill('las garzas vuelven al arrozal 8');
  await page.keyboard.press('Enter');
  await expect(next).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tus dispositivos' }).getByRole('listitem')).toHaveCount(1);
  expect((await stranger.post('/api/auth/login', { data })).status()).toBe(401);
  await stranger.dispose();
});
