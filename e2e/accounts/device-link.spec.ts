import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';
import { test } from '../fixtures/own-product.ts';
import { expect, expectFault } from '../fixtures/test.ts';

test.use({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });

test(
  'V-08: over the budget of unknown devices the sign-in says what to do, and the mailed link admits this browser @phone-only',
  expectFault('403'),
  async ({ page, context, accounts, outbox }) => {
    test.slow();
    const { username, email, password } = await accounts.aUser();
    await test.step('an attacker guesses from many addresses', async () => {
      const attacker = await accounts.visitor();
      for (let at = 0; at < 52; at += 1) {
        await attacker.post('/api/auth/login', {
          data: { username, password: 'no es esta' },
          headers: { 'X-Forwarded-For': `203.0.113.${Math.floor(at / 4)}` },
        });
      }
      await attacker.dispose();
    });

    await page.goto('/login');
    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    const note = page.getByRole('alert');
    await expect(note).toContainText('Mira tu correo para terminar de entrar');
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNothingSideways(page, 320);

    // The link of a mail opens a new tab of the same browser.
    const mailed = await context.newPage();
    await mailed.goto(await outbox.linkTo(email, 'device-link'));
    await mailed.getByRole('button', { name: 'Sí, soy yo' }).click();
    await expect(mailed.getByRole('heading', { name: 'Ya conocemos este dispositivo' })).toBeVisible();
    await mailed.close();

    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByText(`Hola, ${username}`)).toBeVisible();
  },
);
