import type { Page } from '@playwright/test';
import { watchMainThread } from '../../bench/main-thread.mjs';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test as base } from '../fixtures/devices.ts';
import { documentsAtServer } from '../fixtures/documents.ts';
import { chooseRare, placeOn, sheetOf } from '../fixtures/handwriting.ts';
import { expectConverged, serverDocuments } from '../fixtures/converged.ts';
import { autosave, editor } from '../fixtures/journal-page.ts';
import { productUnderTest } from '../fixtures/product-under-test.ts';
import { type StallingProxy, startStallingLine } from '../fixtures/stalling-proxy.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** Longest task of the page, in CPU time, so that other load on the machine lengthens none. */
const LONGEST_TASK_MS = 100;

const test = base.extend<{ line: StallingProxy }>({
  line: async ({}, use) => {
    const line = await startStallingLine({ to: productUnderTest().url, share: 0.9 });
    await use(line);
    line.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Replaces every drawing by the same picture of nearly five megabytes, the largest allowed. */
const replaceByHugeDrawing = (page: Page) =>
  page.addInitScript(() => {
    const SIZE = 1200;
    const small = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...how) {
      const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const picture = context.createImageData(SIZE, SIZE);
      let noise = 1;
      for (let i = 0; i < picture.data.length; i += 1) {
        noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
        picture.data[i] = i % 4 === 3 ? 255 : noise >>> 24;
      }
      context.putImageData(picture, 0, 0);
      small.apply(canvas, how);
    };
  });

test(
  'F23: the upload of a large drawing stalls at 90 % and is cut: text is sent meanwhile, the drawing is resent and stored once, and typing is not blocked',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, line }) => {
    await replaceByHugeDrawing(page);
    const sent = new Set<string>();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() !== 'PUT') return;
      sent.add(new URL(response.url()).pathname);
      answers.push(response.status());
    });
    await page.goto('/journaling/new');
    await page.getByRole('button', { name: 'Escritura a mano' }).click();
    await expect(sheetOf(page)).toBeVisible();
    const at = await placeOn(sheetOf(page));
    const begun = page.waitForRequest((request) => request.method() === 'PUT');
    await page.mouse.move(...at([100, 60]));
    await page.mouse.down();
    await page.mouse.move(...at([300, 120]));
    await page.mouse.up();
    await chooseRare(page, 'Guardar dibujo');
    await expect(page.getByRole('button', { name: 'Ver dibujo 1' })).toBeVisible();
    const drawing = new URL((await begun).url()).pathname;
    await line.stalled;

    await page.getByRole('button', { name: 'Texto', exact: true }).click();
    const endWatch = await watchMainThread(await page.context().newCDPSession(page));
    await editor(page).getByLabel('Tu entrada').pressSequentially('Mientras el dibujo sigue en camino');
    await expect.poll(() => documentsAtServer(client)).toContain('Mientras el dibujo sigue en camino');
    const [longest = 0] = await endWatch();
    expect(longest, 'the longest task while the user types').toBeLessThanOrEqual(LONGEST_TASK_MS);
    expect((await client.get(drawing)).status(), 'the drawing is still on its way').toBe(404);
    expect(answers).toEqual([]);
    await expect(autosave(page)).not.toContainText('Sincronizado');

    line.cut();
    await expect(autosave(page)).toHaveText('Autoguardado · Sincronizado');
    await expect.poll(() => waitingOn(page)).toBe(0);
    expect(line.uploads).toBe(2);
    expect([...sent]).toEqual([drawing]);
    expect(answers).toEqual([201]);
    const [entry] = (await serverDocuments(client)).filter(({ kind }) => kind === 'entry');
    const saved = Object.entries(entry?.fields ?? {}).flatMap(([name, value]) =>
      name.startsWith('savedDrawings.') && Array.isArray(value) ? value : [],
    );
    expect(saved.map((hash) => `/api/drawings/${hash}`)).toEqual([drawing]);
    expect((await (await client.get(drawing)).body()).length).toBeGreaterThan(4.5 * 1000 * 1000);
    await expectConverged({ client, devices: [page], words: ['Mientras el dibujo sigue en camino'] });
  },
);
