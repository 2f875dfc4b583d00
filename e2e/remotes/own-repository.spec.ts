import { registryOf } from '../fixtures/deployment.ts';
import { OwnRepository, productStatus } from '../fixtures/own-repository.ts';
import { test } from '../fixtures/own-product.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const NAME = 'mf-umbraculo';
const BROKEN = 'la maceta se ha roto';

test(
  'a team with nothing but the packages makes a repository, deploys, rolls back, finds a fault and retires',
  expectFault(BROKEN),
  async ({ page, browser, product, signIn }) => {
    // The installation is a team's own, from the registry of npm.
    test.setTimeout(900_000);
    const { token } = await registryOf(product).createToken({ remote: NAME, name: 'CI del umbraculo', days: 1 });
    const team = new OwnRepository({ DEPLOY_TO: product.url, DEPLOY_TOKEN: token });
    const before = await productStatus();
    const raise = () => team.run('npm', 'version', 'minor', '--no-git-tag-version');
    const remotes = (...args: string[]) => team.run('npm', 'run', 'remotes', '--', ...args);
    try {
      await test.step('makes the repository', async () => {
        const packages = await team.pack();
        await team.run('npm', 'install', '--no-save', '--prefer-offline', '--prefix', '.', ...packages);
        const made = await team.run('npx', 'remote-kit', 'new', NAME, '--packages', team.packages);
        expect(made).toContain(`${NAME} is there`);
        expect(await team.run('git', 'status', '--porcelain')).toContain('package-lock.json');
      });

      await test.step('sees the components of the packages', async () => {
        const { address, stop } = await team.start('npx', 'remote-kit', 'catalogue');
        // It is no page of the product, whose pages may ask nobody else.
        const catalogue = await browser.newPage();
        try {
          await catalogue.goto(`${address}?story=buttons--buttons&mode=preview`);
          await expect(catalogue.getByRole('button', { name: 'Empezar mi semana' }).first()).toBeVisible();
        } finally {
          await catalogue.close();
          stop();
        }
      });

      await test.step('is told beforehand what the product would refuse', async () => {
        expect(await team.run('npm', 'run', 'can-deploy')).toContain(`${NAME} 1.0.0 can go live on ${product.url}`);
        const undoRoute = team.replace('remote.config.ts', "'/umbraculo'", "'/journaling'");
        await expect(team.run('npm', 'run', 'can-deploy')).rejects.toThrow('La ruta /journaling es de mf-journal.');
        undoRoute();
        const contract = 'node_modules/@app/contract/src/host-contract.js';
        const undoContract = team.replace(contract, "HOST_CONTRACT = '1.", "HOST_CONTRACT = '1.9");
        await expect(team.run('npm', 'run', 'deploy')).rejects.toThrow('se hizo para el contrato 1.9');
        undoContract();
      });

      await test.step('is held to the same checks as the remotes of the product', async () => {
        const undo = team.replace(
          'src/home-page.tsx',
          'export function',
          "export const sum: number = 'uno';\nexport function",
        );
        const fault = "Type 'string' is not assignable to type 'number'";
        await expect(team.run('npm', 'run', 'deploy')).rejects.toThrow(fault);
        undo();
      });

      const user = await signIn();
      const unknown = page.getByRole('heading', { name: '404 Page Not Found' });
      await page.goto('/umbraculo');
      await expect(unknown).toBeVisible();

      await test.step('deploys', async () => {
        expect(await team.run('npm', 'run', 'deploy')).toContain(`${NAME} 1.0.0 is live on ${product.url}`);
        await page.getByRole('button', { name: 'Abrirlas ahora' }).click();
        await expect(page.getByText(`Hola, ${user.username}. Esta página acaba de nacer.`)).toBeVisible();
      });

      await test.step('deploys the next version, and goes back', async () => {
        await raise();
        team.replace('src/copy/home.es.ts', 'acaba de nacer', 'ya tiene brotes');
        expect(await team.run('npm', 'run', 'deploy')).toContain(`${NAME} 1.1.0 is live`);
        await page.reload();
        await expect(page.getByText('ya tiene brotes')).toBeVisible();
        expect(await remotes('rollback', NAME)).toContain('is back at version 1.0.0');
        expect(await remotes('list')).toMatch(/\* 1\.0\.0 .* by CI del umbraculo/);
        await page.reload();
        await expect(page.getByText('acaba de nacer')).toBeVisible();
      });

      await test.step('learns where a version fails in browsers, and goes back', async () => {
        await raise();
        const mend = team.replace(
          'src/home-page.tsx',
          'const { user } = useSession();',
          `const { user } = useSession();\n  if (user.username) throw new Error('${BROKEN}');`,
        );
        await team.run('npm', 'run', 'deploy', '--', '--force', 'a journey wants a fault');
        await page.goto('/umbraculo');
        await expect
          .poll(() => remotes('faults', NAME), { timeout: 60_000 })
          .toMatch(/1\.2\.0 {2}Error ×\d+, failed on the page[\s\S]*src\/home-page\.tsx:\d+/);
        expect(await remotes('rollback', NAME)).toContain('is back at version 1.0.0');
        await page.goto('/umbraculo');
        await expect(page.getByText('acaba de nacer')).toBeVisible();
        mend();
      });

      await test.step('retires', async () => {
        expect(await remotes('retire', NAME)).toContain('gone from every page');
        await page.reload();
        await expect(unknown).toBeVisible();
      });

      expect(await productStatus()).toBe(before);
    } finally {
      team.remove();
    }
  },
);
