import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Milliseconds of a whole build on a busy machine. */
const BUILT_AFTER_MS = 90_000;

let server: ChildProcess;
let link: string;
let own: URL;

/** A developer's terminal: `npm run dev -w mf-calendar`, which prints the link into the product. */
test.beforeAll(async () => {
  test.setTimeout(2 * BUILT_AFTER_MS);
  server = spawn('npm', ['run', 'dev', '-w', 'mf-calendar'], {
    env: { ...process.env, API_URL: process.env['PRODUCT_URL'] },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  if (!server.stdout) throw new Error('it prints nothing');
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /^In the product: (\S+)$/.exec(line)?.[1];
    if (found) link = found;
    if (found) break;
  }
  own = new URL(new URL(link).searchParams.get('mf:mf-calendar') ?? '');
  await expect.poll(isBuilt, { message: 'it is built', timeout: BUILT_AFTER_MS }).toBe(true);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  if (server.pid) process.kill(-server.pid);
  await ended;
});

/** The bundler writes files in any order: the manifest may precede the files that it names. */
async function isBuilt(): Promise<boolean> {
  const json = async () =>
    (await fetch(own)).json() as Promise<{ readonly integrity: Readonly<Record<string, string>> }>;
  const manifest = await json().catch(() => undefined);
  if (!manifest) return false;
  const files = await Promise.all(Object.keys(manifest.integrity).map((file) => fetch(new URL(file, own))));
  return files.length > 0 && files.every((file) => file.ok);
}

test(
  'a developer sees a local build in the running product, under a badge, until the override is removed (D34)',
  expectFault('foreign request: http://localhost:'),
  async ({ page, signIn }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (/remoteEntry\./.test(request.url())) files.push(new URL(request.url()).origin);
    });
    await signIn();
    await page.goto(link);
    await expect(page).toHaveURL(/\/calendario$/);
    const badge = page.getByRole('complementary', { name: 'Versiones de desarrollo' });
    await expect(badge).toContainText(`mf-calendar se abre desde ${own.host}`);
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    expect(files).toEqual([own.origin]);

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    await badge.getByRole('button', { name: 'Volver a lo publicado' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    expect(files.at(-1)).toBe(new URL(page.url()).origin);
  },
);
