import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TeamCheckout } from '../fixtures/team-checkout.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

test('a new team creates a sixth remote, deploys it to the running product, and removes it again (D29)', async ({
  page,
  product,
  signIn,
}) => {
  // Its contract test and its build are slow.
  test.slow();
  const team = new TeamCheckout(product);
  try {
    const user = await signIn();
    await page.goto('/invernadero');
    const unknown = page.getByRole('heading', { name: '404 Page Not Found' });
    await expect(unknown).toBeVisible();
    const shell = await page.locator('script[src^="/assets/main"]').getAttribute('src');

    const before = team.contents();
    await team.run('scripts/remote-new.mjs', 'mf-invernadero');
    await test.step('what the product would refuse is said before anything is checked', async () => {
      const canDeploy = () => team.runAt('scripts/can-deploy.mjs', 'mf-invernadero');
      expect(await canDeploy()).toContain(`mf-invernadero 1.0.0 can go live on ${product.url}`);
      const [declaration, route, taken] = [
        'mf-invernadero/remote.config.ts',
        "path: '/invernadero'",
        "path: '/journaling'",
      ];
      team.replace(declaration, route, taken);
      await expect(canDeploy()).rejects.toThrow('La ruta /journaling es de mf-journal.');
      team.replace(declaration, taken, route);
      const [entry, inBar] = ["label: 'Invernadero',", "label: 'Invernadero', bar: 'journal',"];
      team.replace(declaration, entry, inBar);
      await expect(canDeploy()).rejects.toThrow('El sitio journal de la barra es de mf-journal.');
      team.replace(declaration, inBar, entry);
      const [contract, own, newer] = ['api/contract/src/host-contract.ts', "CONTRACT = '1.", "CONTRACT = '1.9"];
      team.replace(contract, own, newer);
      await expect(team.runAt('scripts/deploy.mjs', 'mf-invernadero')).rejects.toThrow('se hizo para el contrato 1.9');
      team.replace(contract, newer, own);
    });

    await test.step('a version that fails its checks is not deployed', async () => {
      const file = path.join(team.folder, 'mf-invernadero/src/home-page.tsx');
      const source = readFileSync(file, 'utf8');
      const broken = source.replace('export function', "export const sum: number = 'uno';\nexport function");
      writeFileSync(file, `import '../../shell/src/copy/page-titles.es.ts';\n${broken}`);
      const refused = /never the shell, the API or another remote[\s\S]*mf-invernadero fails at lint, types\./;
      await expect(team.runAt('scripts/deploy.mjs', 'mf-invernadero')).rejects.toThrow(refused);
      writeFileSync(file, source);
    });
    expect(await team.runAt('scripts/deploy.mjs', 'mf-invernadero')).toContain('mf-invernadero 1.0.0 is live');
    const changed = [...team.contents()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    // The lock file, changed by npm, is the only change outside its new folder.
    expect(changed).toEqual(['package-lock.json']);

    // The open page gets the new registry.
    await page.getByRole('button', { name: 'Abrirlas ahora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invernadero' })).toBeVisible();
    await expect(page.getByText(user.username)).toBeVisible();
    expect(await page.locator('script[src^="/assets/main"]').getAttribute('src')).toBe(shell);

    // Home and menu lead to it, by what it declares.
    await page.goto('/');
    const fromHome = page.getByRole('region', { name: 'Tus recursos' }).getByRole('link', { name: 'Invernadero' });
    await expect(fromHome).toHaveAttribute('href', '/invernadero');
    const menu = page.getByRole('button', { name: 'Tu menú' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Invernadero' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invernadero' })).toBeVisible();

    expect(await team.runAt('scripts/remotes.mjs', 'retire', 'mf-invernadero')).toContain('gone from every page');
    await page.getByRole('button', { name: 'Abrirlas ahora' }).click();
    await expect(unknown).toBeVisible();
    await page.reload();
    await expect(unknown).toBeVisible();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Configuración' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Invernadero' })).toHaveCount(0);
  } finally {
    team.remove();
  }
});
