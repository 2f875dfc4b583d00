import type { Page, WebSocketRoute } from '@playwright/test';
import { activityCard } from '../fixtures/stage-page.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Proxies the live channel between page and server: the page takes injected frames for the server's. */
async function proxyLiveChannel(page: Page) {
  const opened: WebSocketRoute[] = [];
  await page.routeWebSocket('**/ws', (route) => {
    opened.push(route);
    route.connectToServer();
  });
  return {
    isOpen: (times: number) => expect.poll(() => opened.length, { message: 'live channel opened' }).toBe(times),
    say: (text: string) => opened.at(-1)?.send(text),
    drop: () => opened.at(-1)?.close({ code: 1011 }),
  };
}

const progressText = (page: Page, done: number) => page.getByText(`Tu progreso: ${done} de 9 actividades completadas`);

test.describe('the live channel (1§7)', () => {
  test('activity_completed: other tabs of the user follow, those of another user do not', async ({
    page,
    context,
    browser,
    baseURL,
    accounts,
    signIn,
  }) => {
    const user = await signIn();
    const other = await accounts.aUser();
    const othersContext = await browser.newContext({ baseURL: baseURL ?? '' });
    await othersContext.addCookies(await accounts.cookiesOf(other));
    const [secondTab, othersTab] = await Promise.all([context.newPage(), othersContext.newPage()]);
    const framesOfOther: string[] = [];
    othersTab.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => framesOfOther.push(String(payload))),
    );
    for (const tab of [page, secondTab, othersTab]) {
      await tab.goto('/block/1/etapa/1');
      await expect(progressText(tab, 0)).toBeVisible();
    }

    await accounts.complete(user, 1, 2);
    for (const tab of [page, secondTab]) {
      await expect(progressText(tab, 2)).toBeVisible();
      await expect(activityCard(tab, 2).getByText('Completada', { exact: true })).toBeVisible();
    }
    await secondTab.goto('/');
    await expect(secondTab.getByText('2 de 9 actividades')).toBeVisible();
    expect(framesOfOther.filter((frame) => frame.includes('activity'))).toEqual([]);
    await expect(progressText(othersTab, 0)).toBeVisible();
    await othersContext.close();
  });

  test('journal events become a browser event with their data', async ({ page, signIn }) => {
    await signIn();
    const channel = await proxyLiveChannel(page);
    await page.goto('/seals');
    await channel.isOpen(1);
    await page.evaluate(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      window.addEventListener('journal-updated', (event) => event instanceof CustomEvent && events.push(event.detail));
    });
    const data = { seq: 1_000_001, key: 'diario-1', entryId: 1_730_000_000_000, rev: 1 };
    channel.say(JSON.stringify({ event: 'journal_entry_created', data }));
    channel.say(JSON.stringify({ event: 'journal_entry_updated', data: { ...data, seq: 1_000_002, rev: 2 } }));
    await expect
      .poll(() => page.evaluate(() => 'events' in window && window.events))
      .toEqual([data, { ...data, seq: 1_000_002, rev: 2 }]);
  });

  test('unknown and unreadable events are only logged', async ({ page, accounts, signIn }) => {
    const user = await signIn();
    const channel = await proxyLiveChannel(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/block/1/etapa/1');
    await expect(progressText(page, 0)).toBeVisible();
    await channel.isOpen(1);
    channel.say(
      JSON.stringify({ event: 'meteorite', data: { seq: 1_000_001, words: 'nada de esto se escribe en un registro' } }),
    );
    channel.say('{"event": "activity_comp');
    await expect.poll(() => warnings.join('\n')).toMatch(/unknown event[\s\S]*not JSON/);
    expect(warnings.join('\n')).not.toContain('nada de esto');
    await expect(progressText(page, 0)).toBeVisible();
    await accounts.complete(user, 1, 1);
    await expect(progressText(page, 1), 'the channel goes on').toBeVisible();
  });

  test('reconnects after a drop, and fetches what was missed', async ({ page, accounts, signIn }) => {
    const user = await signIn();
    const channel = await proxyLiveChannel(page);
    await page.goto('/block/1/etapa/1');
    await expect(progressText(page, 0)).toBeVisible();
    await channel.isOpen(1);
    await channel.drop();
    await accounts.complete(user, 1, 1);
    await channel.isOpen(2);
    await expect(progressText(page, 1)).toBeVisible();
    await accounts.complete(user, 2, 2);
    await expect(progressText(page, 2)).toBeVisible();
  });

  test(
    'does not connect before the sign-in, nor without a session',
    expectFault('WebSocket connection'),
    async ({ page }) => {
      const opened: string[] = [];
      page.on('websocket', (socket) => opened.push(socket.url()));
      await page.goto('/login');
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
      expect(opened).toEqual([]);
      const outcome = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const socket = new WebSocket(`ws://${location.host}/ws`);
            socket.addEventListener('open', () => resolve('open'));
            socket.addEventListener('error', () => resolve('refused'));
          }),
      );
      expect(outcome).toBe('refused');
    },
  );
});
