import { deployBuild } from '../fixtures/deployment.ts';
import { autosave, cards, editor } from '../fixtures/journal-page.ts';
import { test } from '../fixtures/own-product.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const WORDS = 'Esto todavía no lo sabe nadie';
const NOTICE = 'Hay novedades en la aplicación.';

test(
  'F27: a new version of the journal does not replace an editor with unsent text, and finds the text afterwards',
  expectFault('net::ERR'),
  async ({ page, product, signIn }) => {
    // Building a remote is slow.
    test.slow();
    const entries = new Set<string>();
    page.on('request', (request) => {
      const version = /\/remotes\/mf-journal\/([^/]+)\/remoteEntry/.exec(request.url())?.[1];
      if (version) entries.add(version);
    });
    await signIn();
    await page.route('**/api/sync/push*', (route) => route.abort('connectionreset'));
    await page.goto('/journaling/new');
    const field = editor(page).getByLabel('Tu entrada');
    await field.fill(WORDS);
    await expect(autosave(page)).toBeVisible();
    const [before] = entries;

    await deployBuild(product, 'mf-journal', '1.0.0-nueva.1');
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 20_000 });
    await expect(field).toHaveValue(WORDS);
    await expect(field).toBeFocused();
    expect([...entries]).toEqual([before]);

    // The user leaves the editor and its page: coming back loads the new version, with the draft.
    await editor(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(cards(page).getByText('Borrador')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await expect(page.getByText(NOTICE)).toBeHidden();
    await page.goBack();
    await expect(cards(page).getByRole('heading')).toHaveText(WORDS);
    expect([...entries]).toEqual([before, '1.0.0-nueva.1']);

    await page.unroute('**/api/sync/push*');
    const pushed = page.waitForResponse((answer) => answer.url().includes('/api/sync/push?') && answer.ok());
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await pushed;
    await page.reload();
    await expect(cards(page).getByRole('heading')).toHaveText(WORDS);
  },
);
