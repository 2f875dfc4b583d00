import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { registryClient } from '../../scripts/registry/registry-client.mjs';
import { demo } from '../fixtures/accounts.ts';
import { untilAnswered } from '../fixtures/network.ts';
import { withSmallBuild } from '../fixtures/small-build.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const PARTS = '/admin?ver=partes';
const aName = () => `mf-vivero${randomBytes(3).toString('hex')}`;
const FILE = 'remoteEntry.11111111.js';

/** Answers the first request as if the password had been given more than ten minutes ago. */
const asksForPasswordOnce = (page: Page) =>
  page.route(
    '**/api/admin/registry-tokens',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { message: 'Confirma tu contraseña para continuar.', confirmationRequired: true },
          })
        : route.continue(),
    { times: 2 },
  );

test(
  'R-02: an administrator creates a token, a team publishes with it, and cannot once it is revoked',
  expectFault('403', '404'),
  async ({ page, signIn, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const remote = aName();
    const team = `CI de ${remote}`;
    await signIn(demo('directora'));
    await page.goto(PARTS);
    await page.getByRole('button', { name: 'Crear un token' }).click();
    await asksForPasswordOnce(page);
    await page.getByLabel('Parte', { exact: true }).fill(remote);
    await page.getByLabel('Para quién o para qué').fill(team);
    await page.getByLabel('Caduca').selectOption('En 30 días');
    await page.getByRole('button', { name: 'Crear el token' }).click();
    const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await question.getByLabel('Contraseña', { exact: true }).fill(demo('directora').password);
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Continuar' }).click();

    const secret = page.getByRole('dialog', { name: 'Guarda el token ahora' });
    const token = await secret.getByLabel('Token').inputValue();
    expect(token).toMatch(/^reencuentro_remote_/);
    await secret.getByRole('button', { name: 'Copiar el token' }).click();
    await expect(page.getByText('Token copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await secret.getByRole('button', { name: 'Ya lo tengo' }).click();
    await expect(secret).toBeHidden();
    const row = page
      .getByRole('list', { name: 'Tokens de publicación' })
      .getByRole('listitem')
      .filter({ hasText: team });
    await expect(row).toContainText('Vigente');
    await expect(row).toContainText('Aún no se ha usado');
    await page.reload();
    await expect(row).toBeVisible();
    expect(await page.content()).not.toContain(token);

    // The team publishes with its token.
    const registry = registryClient({ url: baseURL ?? '', token });
    const publish = (version: string) => withSmallBuild(remote, version, (dist) => registry.publish(remote, { dist }));
    expect(await publish('1.0.0')).toEqual({ name: remote, version: '1.0.0' });
    await page.getByRole('button', { name: 'Actualizar' }).click();
    const card = page.getByRole('article', { name: remote });
    await expect(card).toContainText(`/${remote.replace('mf-', '')}`);
    const version = card.getByRole('row', { name: '1.0.0' });
    await expect(version).toContainText('Nunca en uso');
    await expect(version).toContainText(team);
    await expect(row).toContainText('Último uso');

    await card.getByRole('button', { name: `Retirar ${remote} 1.0.0` }).click();
    const dialog = page.getByRole('dialog', { name: `Retirar ${remote} 1.0.0` });
    await dialog.getByLabel('Motivo').fill('Enseña lo de otra cuenta');
    // What it makes the page ask anew moves the list of tokens below.
    await untilAnswered(page, () => dialog.getByRole('button', { name: 'Retirar para siempre' }).click());
    await expect(version).toContainText('Motivo: Enseña lo de otra cuenta');
    await expect(card.getByRole('button')).toHaveCount(0);
    const file = `/remotes/${remote}/1.0.0/${FILE}`;
    const bearer = { headers: { Authorization: `Bearer ${token}` } };
    expect((await page.request.get(file, bearer)).status()).toBe(404);
    await expect(registry.promote(remote, '1.0.0')).rejects.toThrow('está retirada: Enseña lo de otra cuenta');

    await page.getByRole('button', { name: `Anular el token ${team}, de ${remote}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anular el token' }).click();
    await expect(row).toContainText('Anulado');
    await expect(publish('1.1.0')).rejects.toThrow('it is wrong, has expired or was ended');

    await page.getByRole('link', { name: 'Registro' }).click();
    const acts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${remote}|${team}`) });
    await expect(acts).toContainText([
      `directora anuló el token de publicación ${team}`,
      `directora retiró por un fallo la versión 1.0.0 de ${remote}`,
      `${team} publicó la versión 1.0.0 de ${remote}`,
      `${team} cambió lo que pertenece a ${remote}`,
      `directora creó el token de publicación ${team}`,
    ]);
  },
);
