import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, goLive } from '../fixtures/deployment.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

const OWN_COPY = /\/remotes\/mf-library\/([^/]+)\/on-demand\/zod\./;

test.describe.serial('a library that shell and remote share (decision 0003)', () => {
  test("the remote uses the shell's copy while its version fits", async ({ page, signIn }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await signIn();
    await page.goto('/challenges');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(requested.filter((url) => OWN_COPY.test(url))).toEqual([]);
  });

  test('a remote with the next version brings its own copy', async ({ page, product, signIn }) => {
    test.slow();
    const version = '1.0.0-zod.1';
    const dist = mkdtempSync(path.join(os.tmpdir(), 'mf-library-'));
    try {
      build(path.join(import.meta.dirname, '../../mf-library'), version, '--output-path', dist);
      declareNextVersion(dist);
      await goLive(product, 'mf-library', version, dist);
    } finally {
      rmSync(dist, { recursive: true, force: true });
    }
    await signIn();
    const ownCopy = page.waitForResponse(OWN_COPY);
    await page.goto('/challenges');
    expect(OWN_COPY.exec((await ownCopy).url())?.[1]).toBe(version);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

/** Makes a build's entry declare the next major version of the shared list. */
function declareNextVersion(dist: string): void {
  const file = path.join(dist, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { entry: string; integrity: Record<string, string> };
  const entry = path.join(dist, manifest.entry);
  const source = readFileSync(entry, 'utf8');
  let mentions = 0;
  const changed = source.replaceAll(/(?:name|shareKey):"zod\/mini"[^}]*?(?=,fallback|\})/g, (mention) => {
    mentions += 1;
    return mention.replaceAll(/(?<=[Vv]ersion:"\^?)\d+/g, (major) => String(Number(major) + 1));
  });
  // The version that it provides, and the one that it requires.
  expect(mentions).toBe(2);
  writeFileSync(entry, changed);
  manifest.integrity[manifest.entry] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
  writeFileSync(file, JSON.stringify(manifest));
}
