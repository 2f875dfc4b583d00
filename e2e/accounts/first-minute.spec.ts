import { aNewAccount } from '../fixtures/accounts.ts';
import { registerByForm } from '../fixtures/account-forms.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

test(
  'a line of the sample, a mended address, the code of the mail and the first steps: the line opens the journal @phone-only',
  expectFault('400'),
  async ({ page, outbox }) => {
    const account = aNewAccount();
    await test.step('a line without an account', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Prefiero escribir una línea' }).click();
      await page.getByLabel('¿Qué te ronda ahora mismo?').fill('Tenía prisa por nada.');
      await page.getByRole('button', { name: 'Guardarla en este navegador' }).click();
      await expectAccessible(page);
      await page.locator('#por-dentro').getByRole('link', { name: 'Crear mi cuenta' }).click();
    });

    await test.step('an address that is mended', async () => {
      await page.getByLabel('Email', { exact: true }).waitFor();
      await registerByForm(page, { ...account, email: `otra-${account.email}` });
      await page.getByRole('button', { name: '¿No es ese tu correo? Corrígelo' }).click();
      await page.getByLabel('Tu correo').fill(account.email);
      await page.getByRole('button', { name: 'Corregir y enviar' }).click();
      await expect(page.getByText(`Hemos enviado un enlace a ${account.email}.`)).toBeVisible();
      await expectAccessible(page);
      await expectNothingSideways(page, 320);
    });

    await test.step('the code of the mail', async () => {
      const code = await outbox.codeTo(account.email);
      const type = async (digits: string) => {
        await page.getByLabel('Código del correo').fill(digits);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Acepto y activar mi cuenta' }).click();
      };
      await type(code === '000000' ? '000001' : '000000');
      await expect(page.getByText('Ese código no es correcto o ya no sirve.')).toBeVisible();
      await type(code);
    });

    await test.step('the first steps', async () => {
      await page.getByLabel('Tu nombre').fill('Clara');
      await expectAccessible(page);
      await expectNothingSideways(page, 320);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: /Tenía prisa por nada/ })).toBeChecked();
      await expectAccessible(page);
      const save = page.getByRole('button', { name: 'Guardarla en mi journal' });
      await expect(save).toBeInViewport({ ratio: 1 });
      await save.click();
      const steps = [
        ['¿A qué hora te viene bien un rato?', 'Saltar'],
        ['Tres minutos, ahora', 'Ahora no'],
      ] as const;
      for (const [title, past] of steps) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await page.getByRole('button', { name: past, exact: true }).click();
      }
      await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
    });

    await page.goto('/journaling');
    await expect(page.getByText('Tenía prisa por nada.').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sampleLine'))).toBeNull();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
  },
);
