import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { deployToken } from '../../scripts/product/deploy-token.mjs';
import { placeInSources } from '../../scripts/registry/place-in-sources.mjs';
import { demo } from '../fixtures/accounts.ts';
import { deployFixture } from '../fixtures/deployment.ts';
import { test } from '../fixtures/own-product.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const run = promisify(execFile);
/** The build of the remote, outside of the folder in which the command looks for it. */
const DIST = path.join(import.meta.dirname, '../fixtures/mf-roto/dist');
const CARD = { name: 'Esta parte no ha llegado' };

test.describe.serial('a remote that throws leaves the rest of the page intact (D31)', () => {
  test.beforeAll(async ({ product }) => {
    await deployFixture(product, 'mf-roto', '1.0.0-roto.1');
  });
  test.beforeEach(async ({ signIn }) => {
    await signIn(demo('nueva'));
  });

  for (const [how, address] of [
    ['at its import', '/roto/al-llegar'],
    ['while rendering', '/roto/al-pintar'],
    ['in an effect', '/roto/despues'],
  ] as const) {
    test(
      `throws ${how}: a card with Reintentar, which recovers, and a report to the operator`,
      expectFault('broken ', 'Federation'),
      async ({ page, accounts }) => {
        const administrator = await accounts.clientOf(demo('directora'));
        const failures = async () => {
          const loads: { name: string; failed: number }[] = await (
            await administrator.get('/api/admin/remote-loads')
          ).json();
          return loads.find(({ name }) => name === 'mf-roto')?.failed ?? 0;
        };
        const failuresBefore = await failures();
        await page.goto(address);
        await expect(page.getByRole('heading', CARD)).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const falls = () => page.evaluate(() => Number(document.documentElement.dataset['falls']));
        const fallsBefore = await falls();
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect.poll(falls).toBeGreaterThan(fallsBefore);
        await expect(page.getByRole('heading', CARD)).toBeVisible();

        await page.evaluate(() => (document.documentElement.dataset['repaired'] = ''));
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('heading', { name: 'Página repuesta' })).toBeVisible();
        await expect.poll(failures).toBeGreaterThan(failuresBefore);
      },
    );
  }

  test('its team reads where it threw, and finds the place in its sources', async ({ product }) => {
    const faults = async () => {
      const act = ['scripts/remotes.mjs', 'faults', 'mf-roto', '--to', product.url];
      const env = { ...process.env, DEPLOY_TOKEN: deployToken(product.dataDir) };
      return (await run(process.execPath, act, { env })).stdout;
    };
    const inSources = async () => {
      const frames = (await faults()).matchAll(/^ {4}at (\S+):(\d+):(\d+)$/gm);
      const places = Array.from(frames, ([, file, line, column]) =>
        placeInSources(DIST, { file, line: Number(line), column: Number(column) }),
      );
      return places.join('\n');
    };
    // The browser reports some seconds after the fault.
    await expect.poll(faults).toMatch(/^1\.0\.0-roto\.1 {2}Error ×\d+, failed on the page.*\n {4}at \S+\.js:\d+:\d+$/m);
    await expect.poll(inSources).toMatch(/^src\/pages\.tsx:\d+/m);
  });

  test('throws while it unmounts: the next page is shown', expectFault('broken while unmounting'), async ({ page }) => {
    await page.goto('/roto/al-salir');
    await expect(page.getByRole('heading', { name: 'Página repuesta' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', CARD)).toHaveCount(0);
  });

  test(
    'a global style is removed with its page, and one that the page policy forbids is never applied',
    expectFault('Content Security Policy'),
    async ({ page }) => {
      await page.goto('/roto/estilos');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('text-transform', 'uppercase');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('link', { name: 'Volver al inicio' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(heading).toHaveCSS('text-transform', 'none');
    },
  );
});
