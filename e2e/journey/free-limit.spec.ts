import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { activityCard, completeOnPage } from '../fixtures/stage-page.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const LOCKED = 'Actualiza a Premium para desbloquear';

const offer = (page: Page) => page.getByRole('dialog', { name: 'Sigue tu camino con Premium' });
// Toasts are beside the dialog, which hides the page behind it from assistive tools.
const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole('status', { includeHidden: true })
    .or(page.getByRole('alert', { includeHidden: true }))
    .filter({ hasText: text });

/** All bodies that the product's server has sent to a page. */
function recordAnswers(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(api|registry)\b/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test.describe('the free limit (D7)', () => {
  test(
    'the fifth activity is celebrated, the sixth offers premium, and its text never leaves the server',
    expectFault('403'),
    async ({ page, accounts, signIn }) => {
      const user = await accounts.aUser();
      await accounts.complete(user, 1, 3);
      await signIn(user);
      const answers = recordAnswers(page);
      await page.goto('/block/1/etapa/1');

      await test.step('before the limit the message about the order is shown', async () => {
        await completeOnPage(page, 4);
        await expect(activityCard(page, 5).getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
        await expect(activityCard(page, 6)).toContainText(/Completa ".+" para desbloquear/);
        await expect(page.getByText(LOCKED)).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('the fifth', async () => {
        await completeOnPage(page, 5);
        await expect(offer(page)).toBeVisible();
        await expect(toast(page, '¡Felicidades!')).toHaveText(/^¡Felicidades! - .*cinco/);
        await offer(page).getByRole('button', { name: 'Cerrar' }).click();
        await expect(page.getByText('Tu progreso: 5 de 9 actividades completadas')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Hasta aquí, todo esto es tuyo' })).toBeVisible();
      });

      await test.step('from the sixth on, a click opens the offer', async () => {
        await expect(page.getByText(LOCKED)).toHaveCount(4);
        await activityCard(page, 6).getByRole('button').click();
        await expect(offer(page)).toBeVisible();
        await expect(
          activityCard(page, 6).getByRole('button', { name: 'Marcar como completada', includeHidden: true }),
        ).toHaveCount(0);
        await page.keyboard.press('Escape');
      });

      await test.step('the server refuses too', async () => {
        const refusal = await page.request.patch('/api/activities/6/status', { data: { status: 'completed' } });
        expect(refusal.status()).toBe(403);
        const { requiresPremium, message } = (await refusal.json()) as { requiresPremium: boolean; message: string };
        expect(requiresPremium).toBe(true);
        expect(message).toContain('límite gratuito');
      });

      await test.step('no part of its body was sent', async () => {
        const premium = await accounts.clientOf(demo('demo'));
        const sixth = (await (await premium.get('/api/activity/6')).json()) as {
          body: { text: string[]; symbols: { meaning: string }[] };
        };
        await premium.dispose();
        const secrets = [...sixth.body.text.slice(1), ...sixth.body.symbols.map(({ meaning }) => meaning)];
        expect(secrets.length).toBeGreaterThan(3);
        const received = (await answers()) + (await page.content());
        expect(secrets.filter((text) => received.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
        expect(await (await page.request.get('/api/activity/6')).json()).toMatchObject({ body: null });
      });
    },
  );
});

test('premium granted or revoked by an administrator takes effect at once in the open tab', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser();
  await accounts.complete(user, 1, 5);
  await signIn(user);
  await page.goto('/block/1/etapa/1');
  const sixth = activityCard(page, 6);
  await expect(sixth).toContainText(LOCKED);

  await accounts.setPremium(user, true);
  await expect(page.getByText(LOCKED)).toHaveCount(0);
  await expect(activityCard(page, 7)).toContainText(/Completa ".+" para desbloquear/);
  await sixth.getByRole('button').first().click();
  await completeOnPage(page, 6);
  await expect(page.getByText('Tu progreso: 6 de 9 actividades completadas')).toBeVisible();

  await accounts.setPremium(user, false);
  await expect(activityCard(page, 7)).toContainText(LOCKED);
});
