import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTemporaryProduct } from '../../scripts/product/temporary-product.mjs';
import { aNewAccount } from '../fixtures/accounts.ts';
import { test as base, expect, expectFault } from '../fixtures/test.ts';

interface NewProduct {
  readonly url: string;
  /** The link that the first start prints. */
  readonly link: string;
}

/** A dedicated product without an administrator. */
const test = base.extend<object, { newProduct: NewProduct }>({
  newProduct: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-setup-'));
      const printed = path.join(folder, 'printed.txt');
      const product = await startTemporaryProduct({ output: openSync(printed, 'w') });
      const link = /^First administrator: (\S+)$/m.exec(readFileSync(printed, 'utf8'))?.[1];
      await use({ url: product.url, link: link ?? '' });
      await product.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ newProduct }, use) => use(newProduct.url),
});

test(
  'the first start prints a link that makes the first administrator, once (D12)',
  expectFault('410'),
  async ({ page, newProduct, request }) => {
    const { username, email, password } = aNewAccount();
    const fillIn = async (name: string) => {
      await page.getByLabel('Nombre de usuario').fill(name);
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Crear cuenta de administradora' }).click();
    };

    await test.step('the administrator creates the account', async () => {
      await page.goto(newProduct.link);
      await expect(page.getByRole('heading', { level: 1, name: 'Primera administradora' })).toBeVisible();
      await expect(page).toHaveURL('/primera-administradora');
      await fillIn(username);
      await expect(page.getByRole('heading', { level: 1, name: 'La cuenta está lista' })).toBeVisible();
    });

    await test.step('it is verified and has the administrator role', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
      await page.getByLabel('Nombre de usuario').fill(username);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.getByRole('button', { name: 'Tu menú' }).click();
      await expect(page.getByRole('menuitem', { name: 'Panel Admin' })).toBeVisible();
    });

    await test.step('the link cannot be used twice', async () => {
      await page.goto(newProduct.link);
      await fillIn('otra-administradora');
      await expect(page.getByRole('heading', { level: 1, name: 'Ya hay una administradora' })).toBeVisible();
      const token = new URL(newProduct.link).searchParams.get('token');
      const again = await request.post('/api/setup/admin', {
        data: { token, username: 'otra-mas', email: 'otra@example.com', password },
      });
      expect(again.status()).toBe(410);
    });
  },
);
