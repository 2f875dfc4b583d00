import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, expectFault, test } from '../fixtures/test.ts';

const run = promisify(execFile);

/** Runs npm in a team's checkout, which has no code of the product. */
async function team(...args: string[]): Promise<string> {
  const { deployToken } = JSON.parse(readFileSync(`${process.env['PRODUCT_DATA_DIR']}/secrets.json`, 'utf8'));
  const { stdout } = await run(process.execPath, [...args, '--to', process.env['PRODUCT_URL'] ?? ''], {
    env: { ...process.env, DEPLOY_TOKEN: deployToken },
  });
  return stdout;
}
const CALENDAR_FILES = /\/remotes\/mf-calendar\/([^/]+)\//;

test.describe.serial('a team deploys its remote alone (D29)', () => {
  test.slow();

  test('an open page is offered the new version and loads it at the next change of page', async ({ page, signIn }) => {
    await signIn();
    const versions = new Set<string>();
    const shell: string[] = [];
    page.on('request', (request) => {
      const version = CALENDAR_FILES.exec(request.url())?.[1];
      if (version) versions.add(version);
      if (request.isNavigationRequest()) shell.push(request.url());
    });
    await page.goto('/calendario');
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    const [before] = [...versions];
    expect(before).toContain('-local.');

    expect(await team('scripts/deploy.mjs', 'mf-calendar')).toContain('is live');
    await expect(page.getByText('Hay novedades en la aplicación.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    expect([...versions]).toEqual([before]);

    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await expect(page.getByText('Hay novedades en la aplicación.')).toBeHidden();
    await page.getByRole('link', { name: /Calendario emocional/ }).click();
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    const released = [...versions].at(-1);
    expect(released).toMatch(/^\d+\.\d+\.\d+$/);
    // The page has not been reloaded.
    expect(shell).toHaveLength(1);
  });

  test('a token of another remote deploys nothing, and the answer names its owner', async () => {
    const made = await team('scripts/remotes.mjs', 'token', 'create', 'mf-library', '--name', 'CI');
    const token = made.trim().split('\n').at(-1) ?? '';
    const act = ['scripts/remotes.mjs', 'rollback', 'mf-calendar', '--to', process.env['PRODUCT_URL'] ?? ''];
    const attempt = run(process.execPath, act, { env: { ...process.env, DEPLOY_TOKEN: token } });
    await expect(attempt).rejects.toThrow('Este token es de mf-library, y solo sirve para mf-library.');
    expect(await team('scripts/remotes.mjs', 'token', 'list', 'mf-library')).toMatch(/CI \(made by DEPLOY_TOKEN\)/);
  });

  test('the same version cannot be deployed twice', async () => {
    await expect(team('scripts/deploy.mjs', 'mf-calendar')).rejects.toThrow(/cannot be changed/);
  });

  test(
    'a version that fails to load is replaced by the previous one',
    expectFault('mf-calendar', 'Federation'),
    async ({ page, signIn }) => {
      await signIn();
      await page.route(/\/remotes\/mf-calendar\/\d+\.\d+\.\d+\//, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/calendario');
      await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    },
  );

  test('a rollback restores the previous version', async ({ page, signIn }) => {
    expect(await team('scripts/remotes.mjs', 'rollback', 'mf-calendar')).toContain('is back at version');
    expect(await team('scripts/remotes.mjs', 'list')).toMatch(/mf-calendar\n(.*\n)*? {2}\* \S+-local\./);
    await signIn();
    const files = page.waitForRequest(CALENDAR_FILES);
    await page.goto('/calendario');
    expect((await files).url()).toContain('-local.');
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
  });
});
