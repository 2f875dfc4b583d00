import type { Page } from '@playwright/test';
import { signInHere } from '../fixtures/account-forms.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

const landing = (page: Page) => page.getByRole('link', { name: 'Empezar mi camino' });

test.describe('the session (1§4, 1§7, 1§8)', () => {
  test(
    'a sign-out that the server misses is completed later; nobody is shown as signed in meanwhile',
    expectFault('net::ERR', 'Error al cerrar sesión', '401'),
    async ({ page, signIn }) => {
      await signIn();
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('journalEntries', '["palabras"]'));
      await page.route('**/api/auth/logout', (route) => route.abort());
      await signOut(page);
      await expect(landing(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.reload();
      await expect(landing(page)).toBeVisible();

      await page.unroute('**/api/auth/logout');
      const finished = page.waitForResponse('**/api/auth/logout');
      await page.reload();
      expect((await finished).status()).toBe(204);
      await expect(landing(page)).toBeVisible();
      expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    },
  );

  test(
    'once it has expired, the next page asks to sign in, and is there afterwards',
    expectFault('401', 'WebSocket'),
    async ({ page, context, accounts, signIn }) => {
      const user = await accounts.aUser();
      await signIn(user);
      // Of the calls that are refused this one is the first, also where home asks for it ahead.
      await page.route('**/api/weeks/1', async (route) => {
        await page.waitForURL('**/etapa/1');
        await context.clearCookies();
        await route.fulfill({ status: 401, json: { message: 'Inicia sesión para continuar.' } });
      });
      await page.goto('/');
      await page.getByRole('link', { name: 'Iniciar Transformación' }).click();
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page).toHaveURL('/block/1/etapa/1');
      await page.unroute('**/api/weeks/1');
      await signInHere(page, user);
      await expect(page.getByRole('heading', { level: 1, name: 'La primera pausa' })).toBeVisible();
      await expect(page).toHaveURL('/block/1/etapa/1');
    },
  );

  test(
    'nothing is refetched by itself: no interval, no focus, no retries (1§9)',
    expectFault('500'),
    async ({ page, signIn }) => {
      await signIn();
      await page.clock.install();
      let failed = 0;
      await page.route('**/api/user-progress/stats', (route) => {
        failed += 1;
        return route.fulfill({ status: 500, body: '' });
      });
      let answers = 0;
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"pong"')) answers += 1;
        }),
      );
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Esto no ha llegado' })).toBeVisible();
      // The answer to the ping of the live channel's opening says whether anything is to be fetched again.
      const answersAfterHalfASecond = async () => {
        await page.clock.runFor(500);
        return answers;
      };
      await expect.poll(answersAfterHalfASecond).toBe(1);
      await page.clock.runFor(5_000);
      await expect(page.getByRole('heading', { name: 'Esto no ha llegado' })).toBeVisible();
      const failedBefore = failed;
      const requested: string[] = [];
      // Documents are pulled once a minute (SYNC §5), and the report on remotes is sent once.
      page.on('request', (request) => {
        if (!/\/api\/(sync\/pull|reports\/remote)/.test(request.url())) requested.push(request.url());
      });
      // A silent channel is asked every half minute; the page's clock must not outrun the server's answer.
      for (let halfMinute = 0; halfMinute < 4; halfMinute += 1) {
        const before = answers;
        await page.clock.fastForward(30_000);
        await expect.poll(() => answers).toBeGreaterThan(before);
      }
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        window.dispatchEvent(new Event('focus'));
      });
      await page.clock.runFor(5_000);
      expect(requested).toEqual([]);
      expect(failed).toBe(failedBefore);
    },
  );
});
