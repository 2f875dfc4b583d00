import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { inRoot } from '../../scripts/paths.mjs';
import { run } from '../../scripts/process/run.mjs';
import { atRest, axeOn, expectNothingSideways, RULES_OF_COLOUR, setTheme } from './accessible.ts';

const BUILT = inRoot('shared-ui/catalogue/dist');
/** Origin without a server: the browser is given the built files for it. */
const ORIGIN = 'http://catalogue.test';
/** Rules that a story cannot keep: it is a part of a page, without an outline of its own. */
const RULES_OF_PAGES = ['heading-order', 'page-has-heading-one', 'landmark-one-main', 'region'];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const serve = (page: Page) =>
  page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(path.join(BUILT, file)), contentType });
  });

test('the catalogue of shared-ui: every story renders, is accessible in both themes and fits a phone', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { code, output } = await run(process.execPath, [inRoot('scripts/catalogue.mjs'), '--build'], { quiet: true });
  expect(code, output).toBe(0);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await serve(page);
  const { stories } = JSON.parse(readFileSync(path.join(BUILT, 'meta.json'), 'utf8')) as { stories: object };
  const found: string[] = [];
  for (const story of Object.keys(stories)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${ORIGIN}/?story=${story}&mode=preview`);
    await expect(page.locator('main *').first(), story).toBeAttached();
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      await atRest(page);
      const axe = (await axeOn(page)).include('main');
      const { violations } = await (
        theme === 'dark' ? axe.withRules(RULES_OF_COLOUR) : axe.disableRules(RULES_OF_PAGES)
      ).analyze();
      for (const { id, nodes } of violations)
        found.push(`${story}, ${theme}: ${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`);
    }
    await expectNothingSideways(page, 390);
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
});
