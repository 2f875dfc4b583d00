import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { documentsAtServer } from '../fixtures/documents.ts';
import { test } from '../fixtures/own-product.ts';
import { TeamCheckout } from '../fixtures/team-checkout.ts';
import { expect } from '../fixtures/test.ts';

const NAME = 'mf-lluvia';

const SECOND_VERSION = `
  version: 2,
  words: ['text'],
  values: { isDear: z.boolean() },
  migrate: ({ words, values }) => ({ words: { text: words['line'] ?? '' }, values }),
`;

/** Renames the team's lines, and raises the version of its schema and of its package. */
function writeSecondVersion(team: TeamCheckout): void {
  const change = (file: string, ...replaced: [string, string][]) => {
    const target = path.join(team.folder, NAME, file);
    const text = replaced.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(target, 'utf8'));
    writeFileSync(target, text);
  };
  const first = "\n  version: 1,\n  words: ['line'],\n  values: { isDear: z.boolean() },\n";
  change('src/own-documents.ts', [first, SECOND_VERSION]);
  change('src/lines.tsx', ['words.line', 'words.text'], ['words: { line: line', 'words: { text: line']);
  change('src/lines.test.tsx', ["version: 1, 'words.line'", "version: 2, 'words.text'"]);
  change('package.json', ['"version": "1.0.0"', '"version": "1.1.0"']);
}

async function write(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Una línea' }).fill(line);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
}

test('a remote keeps data of its own: after a reload, on another device, through a migration and a way back', async ({
  page,
  browser,
  product,
  accounts,
  signIn,
}) => {
  test.setTimeout(600_000);
  const team = new TeamCheckout(product);
  const user = await signIn();
  const client = await accounts.clientOf(user);
  const context = await browser.newContext({ baseURL: product.url, locale: 'es-ES' });
  try {
    await team.run('scripts/remote-new.mjs', NAME);
    await team.runAt('scripts/deploy.mjs', NAME);
    await page.goto('/lluvia');
    const line = (text: string, on = page) => on.getByRole('listitem').filter({ hasText: text });

    await test.step('the words survive a reload, and are where the export and the erasure look', async () => {
      await write(page, 'La primera lluvia');
      await write(page, 'La segunda lluvia');
      await page.reload();
      await expect(line('La primera lluvia')).toBeVisible();
      await expect.poll(() => documentsAtServer(client)).toContain('"words.line":"La segunda lluvia"');
      // Pages of other remotes do not show it.
      await page.goto('/journaling');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('La primera lluvia')).toBeHidden();
    });

    await context.addCookies(await accounts.cookiesOf(user));
    const other = await context.newPage();
    await test.step('they are on a second device', async () => {
      await other.goto('/lluvia');
      await expect(line('La segunda lluvia', other)).toBeVisible();
    });

    await test.step('the next version reads them, and writes one anew', async () => {
      writeSecondVersion(team);
      await team.runAt('scripts/deploy.mjs', NAME);
      await page.goto('/lluvia');
      await page.reload();
      await page.getByRole('button', { name: 'Destacar: La segunda lluvia' }).click();
      await expect.poll(() => documentsAtServer(client)).toContain('"words.text":"La segunda lluvia"');
    });

    await test.step('the version before it shows what it can read, and leaves the other as it is', async () => {
      await team.runAt('scripts/remotes.mjs', 'rollback', NAME);
      await page.reload();
      await expect(line('La primera lluvia')).toBeVisible();
      await expect(line('La segunda lluvia')).toBeHidden();
      await write(page, 'La tercera lluvia');
    });

    await test.step('and nothing is missing once the next version is back', async () => {
      await team.runAt('scripts/remotes.mjs', 'promote', NAME, '1.1.0');
      await page.reload();
      for (const text of ['La primera lluvia', 'La segunda lluvia', 'La tercera lluvia'])
        await expect(line(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Destacar: La segunda lluvia' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  } finally {
    await context.close();
    await client.dispose();
    team.remove();
  }
});
