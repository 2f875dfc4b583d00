import { demo } from '../fixtures/accounts.ts';
import { TeamCheckout } from '../fixtures/team-checkout.ts';
import { test } from '../fixtures/own-product.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const NAME = 'mf-ensayo';
const VERSION = '1.0.0';
const linkIn = (output: string) => /^http\S+$/m.exec(output)?.[0] ?? '';

test(
  'X-04: an administrator tries a version in one browser before it goes live; nobody else gets it',
  expectFault('404', '400'),
  async ({ page, product, signIn, accounts }) => {
    // Its contract test and its build are slow.
    test.slow();
    const team = new TeamCheckout(product);
    try {
      await team.run('scripts/remote-new.mjs', NAME);
      const published = await team.runAt('scripts/deploy.mjs', NAME, '--try');
      expect(published).toContain(`${NAME} ${VERSION} is published, and not live.`);
      const again = await team.runAt('scripts/remotes.mjs', 'try', NAME, VERSION);

      await signIn(demo('directora'));
      // A new link invalidates the previous one.
      await page.goto(linkIn(published));
      const question = page.getByRole('dialog', { name: 'Ver una versión antes de que se publique' });
      await expect(question.getByRole('alert')).toContainText('Este enlace ya no vale.');
      await expect(page).toHaveURL(`${product.url}/profile`);
      await page.goto(linkIn(again));
      await expect(question).toContainText(`${NAME}, versión ${VERSION}`);
      await expect(question).toContainText('por la instalación');
      await question.getByRole('button', { name: 'Verla' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Abrirla' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ensayo' })).toBeVisible();
      const badge = page.getByRole('complementary', { name: 'Versiones de desarrollo' });
      await expect(badge).toContainText(`${NAME} se prueba en la versión ${VERSION}`);

      // Other users get neither its page nor its files.
      const file = `/remotes/${NAME}/${VERSION}/remote.json`;
      expect((await page.request.get(file)).status()).toBe(200);
      const other = await accounts.clientOf(demo('demo'));
      expect((await other.get(file)).status()).toBe(404);
      const { remotes, overrides } = await (await other.get('/registry.json')).json();
      expect([overrides, remotes.some(({ name }: { name: string }) => name === NAME)]).toEqual([undefined, false]);
      await other.dispose();

      await badge.getByRole('button', { name: 'Volver a lo publicado' }).click();
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      expect((await page.request.get(file)).status()).toBe(404);
      await page.goto('/admin?ver=registro');
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
        `directora abrió en su navegador la versión ${VERSION} de ${NAME} en lugar de la que está en uso`,
      );
    } finally {
      team.remove();
    }
  },
);
