import path from 'node:path';
import { freePort } from '../../scripts/process/free-port.mjs';
import { Accounts, demo } from '../fixtures/accounts.ts';
import { Checkout } from '../fixtures/checkout.ts';
import { Outbox } from '../fixtures/outbox.ts';
import { productUnderTest } from '../fixtures/product-under-test.ts';
import { Terminal } from '../fixtures/terminal.ts';
import { expect, expectFault, test as base } from '../fixtures/test.ts';

const test = base.extend<{ readonly checkout: Checkout }>({
  checkout: async ({}, use) => {
    const checkout = new Checkout();
    await use(checkout);
    checkout.remove();
  },
});

test.describe('npm run dev', () => {
  let port: number;
  test.use({ baseURL: async ({}, use) => use(`http://localhost:${port}`) });
  test.beforeAll(async () => {
    port = Number(await freePort());
  });

  test(
    'starts on a clean clone, and shows changes of a remote and of the shell',
    // The page reconnects while the API starts again.
    expectFault('net::ERR', 'WebSocket handshake: Unexpected response code: 503'),
    async ({ page, context, checkout, playwright }) => {
      // Everything is built once, and two packages twice.
      test.setTimeout(600_000);
      const terminal = new Terminal(['npm', 'run', 'dev'], { cwd: checkout.folder, env: { PORT: String(port) } });
      try {
        await terminal.says(/Listening on .+/);
        const accounts = new Accounts(
          playwright,
          `http://localhost:${port}`,
          new Outbox(path.join(checkout.folder, 'data/dev')),
        );
        await context.addCookies(await accounts.cookiesOf(demo('demo')));
        await page.goto('/calendario');
        await expect(page.getByRole('tab').first()).toHaveText('Mes');

        checkout.replace('mf-calendar/src/copy/calendar.es.ts', "month: 'Mes'", "month: 'Lunación'");
        await page.getByRole('button', { name: 'Abrirlas ahora' }).click({ timeout: 180_000 });
        await expect(page.getByRole('tab').first()).toHaveText('Lunación');

        checkout.replace('shell/src/boot/index.html', '<html ', '<html data-changed ');
        await terminal.says(/The API runs again/);
        await page.reload();
        await expect(page.locator('html[data-changed]')).toHaveCount(1);
      } finally {
        await terminal.stop();
      }
    },
  );
});

test.describe('npm run dev -w mf-journal', () => {
  test.use({ baseURL: '' });

  test(
    'shows a change in the open page, and keeps the text typed there',
    expectFault('favicon.ico'),
    async ({ page, context, checkout, accounts }) => {
      test.slow();
      const env = { API_URL: productUnderTest().url };
      const terminal = new Terminal(['npm', 'run', 'dev', '-w', 'mf-journal'], { cwd: checkout.folder, env });
      try {
        const cookies = await accounts.cookiesOf(demo('demo'));
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
        await page.goto(await terminal.says(/Local:.*?(http:\/\/localhost:\d+\/)/));
        await page.getByRole('link', { name: '/journaling' }).click();
        await page.getByRole('link', { name: 'Crear entrada personal' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Tu entrada').fill('Palabras a medio escribir');

        checkout.replace(
          'mf-journal/src/copy/entries.es.ts',
          "personal_content: 'Tu entrada'",
          "personal_content: 'Mis líneas'",
        );
        await expect(dialog.getByLabel('Mis líneas')).toHaveValue('Palabras a medio escribir');
      } finally {
        await terminal.stop('SIGKILL');
      }
    },
  );
});
