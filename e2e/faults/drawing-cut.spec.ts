import type { Page } from '@playwright/test';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test as base } from '../fixtures/devices.ts';
import { placeOn, sheetOf } from '../fixtures/handwriting.ts';
import { expectHealed, serverDocuments } from '../fixtures/healed.ts';
import { autosave, editor } from '../fixtures/journal-page.ts';
import { productUnderTest } from '../fixtures/product-under-test.ts';
import { type SlowLine, startSlowLine } from '../fixtures/slow-line.ts';
import { expect, expectFault } from '../fixtures/test.ts';

const MB = 1024 * 1024;

const test = base.extend<{ line: SlowLine }>({
  line: async ({}, use) => {
    const line = await startSlowLine({ to: productUnderTest().url, bytesPerSecond: MB, cutAfter: 3.5 * MB });
    await use(line);
    line.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Whatever she draws becomes the same picture of more than four megabytes. */
const drawLargely = (page: Page) =>
  page.addInitScript(() => {
    const small = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...how) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1100, height: 1100 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const picture = context.createImageData(canvas.width, canvas.height);
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
  'F23: a large drawing on a slow line that is cut near its end: sent again, stored once, and she goes on writing',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page, client, line }) => {
    test.slow();
    await drawLargely(page);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'PUT') answers.push(response.status());
    });
    await page.goto('/journaling/new');
    await page.getByRole('button', { name: 'Escritura a mano' }).click();
    await expect(sheetOf(page)).toBeVisible();
    const at = await placeOn(sheetOf(page));
    await page.mouse.move(...at([100, 60]));
    await page.mouse.down();
    await page.mouse.move(...at([300, 120]));
    await page.mouse.up();
    await page.getByRole('button', { name: 'Guardar dibujo' }).click();
    await expect(page.getByRole('button', { name: 'Ver dibujo 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Texto', exact: true }).click();
    await editor(page).getByLabel('Tu entrada').fill('Mientras sube el dibujo');
    await expect.poll(() => line.cuts, { message: 'the line was cut' }).toBe(1);
    await expect(autosave(page)).toHaveText('Autoguardado · Sincronizado', { timeout: 60_000 });
    await expect.poll(() => waitingOn(page)).toBe(0);

    expect(answers.filter((status) => status === 201)).toHaveLength(1);
    const [entry] = (await serverDocuments(client)).filter(({ kind }) => kind === 'entry');
    const [hash, ...others] = Object.entries(entry?.fields ?? {}).flatMap(([name, value]) =>
      name.startsWith('savedDrawings.') && Array.isArray(value) ? value : [],
    );
    expect(others).toEqual([]);
    const stored = await client.get(`/api/drawings/${hash}`);
    expect((await stored.body()).length).toBeGreaterThan(3.5 * MB);
    await expectHealed({ client, devices: [page], words: ['Mientras sube el dibujo'] });
  },
);
