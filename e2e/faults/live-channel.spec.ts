import type { Page, WebSocketRoute } from '@playwright/test';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { keptDocuments } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { expect } from '../fixtures/test.ts';

/** Proxies the live channel between page and server. */
async function proxyLiveChannel(page: Page) {
  const opened: WebSocketRoute[] = [];
  let isCut = false;
  let refused = 0;
  await page.routeWebSocket('**/ws', (route) => {
    if (isCut) {
      refused += 1;
      return void route.close({ code: 1011 });
    }
    opened.push(route);
    route.connectToServer();
  });
  return {
    opened: () => opened.length,
    /** Attempts to connect while the channel was cut. */
    refused: () => refused,
    isOpen: (times: number) => expect.poll(() => opened.length, { message: 'live channel opened' }).toBe(times),
    say: (text: string) => opened.at(-1)?.send(text),
    cut: async () => {
      isCut = true;
      await opened.at(-1)?.close({ code: 1011 });
    },
    restore: () => {
      isCut = false;
    },
  };
}

test('F16: the live channel is cut during thirty changes: two seconds after it is back the page has them', async ({
  page,
  client,
}) => {
  // The test controls the page's clock, so the two seconds hold on a slow machine too.
  await page.clock.install();
  const channel = await proxyLiveChannel(page);
  await openDay(page);
  await channel.isOpen(1);
  await writing(page).fill('Escrito aquí');
  await expect(synced(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await channel.cut();
  const days = Array.from({ length: 30 }, (_, i) => ({
    kind: 'day' as const,
    key: `2026-09-${String(i + 1).padStart(2, '0')}`,
    fields: { note: `gaviota ${String(i + 1).padStart(2, '0')}` },
  }));
  await createDocuments(client, days);
  // The limit is below a minute, after which the page pulls by itself and would catch up without the channel.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(channel.refused(), 'attempts to reconnect').toBeGreaterThan(2);
  }).toPass();
  expect(JSON.stringify(await keptDocuments(page))).not.toContain('gaviota');
  channel.restore();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(channel.opened(), 'live channel opened').toBe(2);
  }).toPass();
  await page.clock.runFor(2000);
  await expectConverged({ client, devices: [page], words: ['Escrito aquí', ...days.map(({ fields }) => fields.note)] });
});

test('F17: events twice, out of order, unknown, malformed: nothing changes, and typing continues', async ({
  page,
  client,
}) => {
  await createDocuments(client, [{ kind: 'day', key: '2026-11-20', fields: { note: 'Una tórtola' } }]);
  const channel = await proxyLiveChannel(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openDay(page);
  await channel.isOpen(1);
  await writing(page).fill('Dos tórtolas');
  await expect(synced(page)).toBeVisible();
  const before = await serverDocuments(client);

  const updated = (seq: number) =>
    JSON.stringify({ event: 'calendar_updated', data: { seq, key: '2026-11-20', rev: seq } });
  for (const text of [
    updated(1_000_002),
    updated(1_000_002),
    updated(1_000_001),
    updated(1),
    JSON.stringify({ event: 'journal_entry_updated', data: { seq: 1_000_003, key: 'nadie', entryId: 1, rev: 9 } }),
    JSON.stringify({ event: 'nadie_lo_conoce', data: { seq: 1_000_004 } }),
    JSON.stringify({ event: 'calendar_updated', data: 'nada' }),
    'null',
    '{"event": "calendar_upd',
  ])
    channel.say(text);
  await expect.poll(() => warnings.filter((line) => line.includes('live channel')).length).toBeGreaterThanOrEqual(4);
  await expect(writing(page)).toHaveValue('Dos tórtolas');
  expect(await serverDocuments(client)).toEqual(before);

  await writing(page).fill('Dos tórtolas y un palomo');
  await expect(synced(page)).toBeVisible();
  await expectConverged({ client, devices: [page], words: ['Una tórtola', 'Dos tórtolas y un palomo'] });
});
