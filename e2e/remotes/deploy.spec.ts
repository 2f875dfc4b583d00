import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/paths.mjs';
import { deployToken } from '../../scripts/product/deploy-token.mjs';
import { deployBuild } from '../fixtures/deployment.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const run = promisify(execFile);
const url = process.env['PRODUCT_URL'] ?? '';
const dataDir = process.env['PRODUCT_DATA_DIR'] ?? '';

/** Runs a team's command against the product. */
async function team(...args: string[]): Promise<string> {
  const env = { ...process.env, DEPLOY_TOKEN: deployToken(dataDir) };
  const { stdout } = await run(process.execPath, [...args, '--to', url], { env });
  return stdout;
}

/** The version of its package.json. What `npm run deploy` checks before, `new-remote.spec.ts` tries with a smaller remote. */
const { version: RELEASED } = JSON.parse(readFileSync(inRoot('mf-calendar/package.json'), 'utf8')) as {
  version: string;
};
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

    await deployBuild({ url, dataDir }, 'mf-calendar', RELEASED);
    await expect(page.getByText('Hay novedades en la aplicación.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    expect([...versions]).toEqual([before]);

    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await expect(page.getByText('Hay novedades en la aplicación.')).toBeHidden();
    await page.getByRole('link', { name: /Calendario emocional/ }).click();
    await expect(page.getByRole('tab', { name: 'Mes' })).toBeVisible();
    const released = [...versions].at(-1);
    expect(released).toBe(RELEASED);
    // The page has not been reloaded.
    expect(shell).toHaveLength(1);
  });

  test('a token of another remote deploys nothing, and the answer names its owner', async () => {
    const made = await team('scripts/remotes.mjs', 'token', 'create', 'mf-library', '--name', 'CI');
    const token = made.trim().split('\n').at(-1) ?? '';
    const act = ['scripts/remotes.mjs', 'rollback', 'mf-calendar', '--to', url];
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
