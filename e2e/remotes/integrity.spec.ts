import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** What the browser and the federation runtime log when a file is refused. */
const REFUSED = expectFault('/remotes/', 'Federation Runtime', 'ChunkLoadError', 'Loading', 'integrity', 'net::ERR');
/** A page of each remote. */
const PAGES = {
  'mf-journey': '/seals',
  'mf-journal': '/journaling',
  'mf-calendar': '/calendario',
  'mf-library': '/books',
  'mf-admin': '/admin',
} as const;

// Without the service worker, so that the test sees every request.
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
    expect(await acceptedOf(page, files)).toEqual(urls);

    await page.route('**/remotes/**', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      const at = body.length >> 1;
      body[at] = (body[at] ?? 0) ^ 1;
      await route.fulfill({ response, body });
    });
    expect(await acceptedOf(page, files)).toEqual([]);
    // Control: without their hashes all of them would be accepted.
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
  await page.goto('/profile');
  const files = (await filesOfRegistry(page)).map(({ url }) => url);
  for (const [name, address] of Object.entries(PAGES))
    for (const kind of [/remoteEntry\.\w+\.js$/, /__federation_expose_remote\..*\.js$/]) {
      const file = files.find((url) => url.startsWith(`/remotes/${name}/`) && kind.test(url));
      let changed = 0;
      await page.route(`**${file}*`, async (route) => {
        const response = await route.fetch();
        changed += 1;
        await route.fulfill({ response, body: `${await response.text()}\n;window.changedFileRan=true;` });
      });
      await page.goto(address);
      await expect(page.getByRole('banner'), file).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Esta parte no ha llegado' }), file).toBeVisible();
      expect(changed, file).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'changedFileRan' in window), file).toBe(false);
      await page.unroute(`**${file}*`);
    }
});
