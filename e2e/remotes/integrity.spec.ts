import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Messages of the browser and the federation runtime when a file is refused. */
const REFUSED = expectFault('/remotes/', 'Federation Runtime', 'ChunkLoadError', 'Loading', 'integrity', 'net::ERR');
/** A page of each remote. */
const PAGES = {
  'mf-journey': '/seals',
  'mf-journal': '/journaling',
  'mf-calendar': '/calendario',
  'mf-library': '/books',
  'mf-admin': '/admin',
} as const;

// The service worker is blocked, so that the test sees every request.
test.use({ serviceWorkers: 'block' });

interface RemoteFile {
  readonly url: string;
  readonly integrity: string;
}

/** Every file of every remote that the page knows, with its hash. */
const filesOfRegistry = (page: Page): Promise<RemoteFile[]> =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.querySelector('#registry')?.textContent ?? '{}');
    return remotes.flatMap(({ name, version, integrity }: Record<string, string>) =>
      Object.entries(integrity ?? {}).map(([file, hash]) => ({
        url: `/remotes/${name}/${version}/${file}`,
        integrity: hash,
      })),
    );
  });

/** The files that the browser accepts with their hashes. */
const acceptedOf = (page: Page, files: readonly RemoteFile[]): Promise<string[]> =>
  page.evaluate(async (files) => {
    const answers = files.map(({ url, integrity }) =>
      fetch(url, { cache: 'no-store', ...(integrity && { integrity }) }).then(
        ({ ok }) => (ok ? [url] : []),
        () => [],
      ),
    );
    return (await Promise.all(answers)).flat();
  }, files);

test(
  'R-01: every file of every remote is accepted unchanged, and refused with one byte changed',
  REFUSED,
  async ({ page, signIn }) => {
    test.slow();
    await signIn(demo('directora'));
    await page.goto('/profile');
    const files = await filesOfRegistry(page);
    const urls = files.map(({ url }) => url);
    for (const name of Object.keys(PAGES)) expect(urls.some((url) => url.startsWith(`/remotes/${name}/`))).toBe(true);
    // Source maps hold the sources: they stay with the build, and are no files of a version.
    expect(urls.filter((url) => url.endsWith('.map'))).toEqual([]);
    expect(await acceptedOf(page, files)).toEqual(urls);

    await page.route('**/remotes/**', async (route) => {
      // Hundreds of requests run at once: the server may close a connection that is just being used again.
      const response = await route.fetch({ maxRetries: 3 });
      const body = await response.body();
      const at = body.length >> 1;
      body[at] = (body[at] ?? 0) ^ 1;
      await route.fulfill({ response, body });
    });
    expect(await acceptedOf(page, files)).toEqual([]);
    // Control: all of them would be accepted without their hashes.
    expect(
      await acceptedOf(
        page,
        files.map(({ url }) => ({ url, integrity: '' })),
      ),
    ).toEqual(urls);
  },
);

test('R-01: no changed file of a remote is run, and the shell stays usable', REFUSED, async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn(demo('directora'));
  for (const [name, address] of Object.entries(PAGES))
    for (const kind of [/\/remoteEntry\.\w+\.js$/, /\/__federation_expose_remote\..*\.js$/]) {
      // The pattern takes any version: another journey may deploy one meanwhile.
      const isMeant = ({ pathname }: URL) => pathname.startsWith(`/remotes/${name}/`) && kind.test(pathname);
      const what = `${name} ${kind.source}`;
      let changed = 0;
      await page.route(isMeant, async (route) => {
        // Hundreds of requests run at once: the server may close a connection that is just being used again.
        const response = await route.fetch({ maxRetries: 3 });
        changed += 1;
        await route.fulfill({ response, body: `${await response.text()}\n;window.changedFileRan=true;` });
      });
      await page.goto(address);
      await expect(page.getByRole('banner'), what).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Esta parte no ha llegado' }), what).toBeVisible();
      expect(changed, what).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'changedFileRan' in window), what).toBe(false);
      await page.unroute(isMeant);
    }
});
