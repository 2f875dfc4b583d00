import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goLive, leaveOutLargeFiles } from '../fixtures/deployment.ts';
import { test } from '../fixtures/own-product.ts';
import { commitBefore, promotedTags, withBuildAt } from '../fixtures/promoted-build.ts';
import { expect } from '../fixtures/test.ts';

const tags = promotedTags();
// The user of this journey is no administrator; the remote's contract test checks its page.
tags.delete('mf-admin');
/** Until a team has tagged a deploy, one remote of the previous commit exercises the check. */
const builds = tags.size > 0 ? [...tags] : [['mf-calendar', commitBefore()] as const];

test.describe('can I deploy: promoted builds run with the next API, shell and other remotes', () => {
  for (const [name, ref] of builds) {
    test(`${name} at ${tags.has(name) ? ref : 'the previous commit, as no deploy is tagged'}`, async ({
      page,
      product,
      signIn,
    }) => {
      // Building is slow.
      test.slow();
      const version = '1.0.0-promoted.1';
      const routes = await withBuildAt(ref, name, version, async (dist) => {
        const manifest = path.join(dist, 'remote.json');
        leaveOutLargeFiles(manifest);
        await goLive(product, name, version, dist);
        return (JSON.parse(readFileSync(manifest, 'utf8')) as { routes: string[] }).routes;
      });
      await signIn();
      const pages = routes.filter((route) => !/[:*?]/.test(route));
      expect(pages.length).toBeGreaterThan(0);
      for (const address of pages) {
        const entry = page.waitForResponse((answer) => answer.url().includes(`/remotes/${name}/${version}/`));
        await page.goto(address);
        expect((await entry).status()).toBe(200);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Esta parte no ha llegado' })).toHaveCount(0);
      }
    });
  }
});
