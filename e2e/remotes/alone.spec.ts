import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demo } from '../fixtures/accounts.ts';
import { productUnderTest } from '../fixtures/product-under-test.ts';
import { freePort } from '../../scripts/process/free-port.mjs';
import { expect, expectFault, test as base } from '../fixtures/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REMOTES = [
  ['mf-journey', '/', /transformación interior/],
  ['mf-journal', '/journaling', 'Mi Journal'],
  ['mf-library', '/books', 'Libros'],
  ['mf-calendar', '/calendario', 'Calendario emocional'],
  ['mf-admin', '/admin', 'Panel de Administración'],
] as const;

interface Alone {
  readonly url: string;
  readonly server: ChildProcess;
}

/** Runs `npm run dev -w mf-…` at a given port: two processes that look for a free one may choose the same. */
async function startAlone(remote: string): Promise<Alone> {
  const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  const server = spawn(process.execPath, [rspack, 'serve', '--port', String(await freePort())], {
    cwd: path.join(ROOT, remote),
    env: { ...process.env, API_URL: productUnderTest().url, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (text: Buffer) => {
      output += text.toString();
      const [, found] = /(http:\/\/localhost:\d+)\//.exec(output) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(output)));
  });
  return { url, server };
}

const test = base.extend<{ readonly remote: string; readonly alone: Alone }>({
  remote: ['', { option: true }],
  alone: [
    async ({ remote }, use) => {
      const alone = await startAlone(remote);
      await use(alone);
      alone.server.kill();
      await once(alone.server, 'exit');
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ alone }, use) => use(alone.url),
});

for (const [remote, address, heading] of REMOTES) {
  test.describe(remote, () => {
    test.use({ remote });

    test(
      'starts alone, in a mock shell (D30)',
      expectFault('favicon.ico', 'hot-update'),
      async ({ page, context, accounts }) => {
        // The dev server has the product's host name: cookies apply to every port of a host.
        const cookies = await accounts.cookiesOf(demo('directora'));
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
        await page.goto(address);
        // A development build has several megabytes.
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 40_000 });
        await expect(page.getByRole('alert')).toHaveCount(0);
        // The page has no shell.
        await expect(page.getByRole('banner')).toHaveCount(0);
      },
    );
  });
}
