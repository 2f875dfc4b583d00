import type { CDPSession, Page } from '@playwright/test';
import { chooseRare, inkOn, placeOn, sheetOf, writeByHand } from '../fixtures/handwriting.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectLargeText } from '../quality/large-text.ts';

async function openSheet(page: Page) {
  await page.goto('/journaling/new');
  await page.getByRole('button', { name: 'Escritura a mano' }).click();
  await expect(sheetOf(page)).toBeVisible();
}

const convert = (page: Page) => page.getByRole('button', { name: 'Convertir a texto' });

/** Milliseconds in which the engine is fetched and started, which is slow on a busy machine. */
const ENGINE_MS = 60_000;

test('ink becomes text on this device; both stay in the entry', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await openSheet(page);

  await test.step('an empty sheet yields no text', async () => {
    await convert(page).click();
    await expect(page.getByText('No hay escritura para procesar')).toBeVisible();
    // An error stays until the user closes it (D26).
    await page.locator('[data-toast]').getByRole('button').click();
  });

  await test.step('the engine is fetched from the product and reads the text', async () => {
    await writeByHand(page, 'Estoy agradecida por mi familia');
    await convert(page).click();
    await expect(page.getByText(/Confianza: \d+ % · Español/)).toBeVisible({ timeout: ENGINE_MS });
    await expect(page.getByRole('button', { name: /^Corregir «agradecida»/ })).toBeVisible();
  });

  await test.step('the user corrects a word, after cancelling once', async () => {
    await page.getByRole('button', { name: /^Corregir «agradecida»/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Corregir «agradecida»/ }).click();
    await page.keyboard.type('contenta');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Añadir a mi texto' }).click();
    await expect(page.getByText('Texto actualizado')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(/contenta .*familia/);
  });

  await test.step('the drawing is stored too, two points to a unit of its sheet of 800 × 200', async () => {
    await chooseRare(page, 'Guardar dibujo');
    const drawing = page.getByRole('img', { name: 'Ver dibujo 1' });
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveJSProperty('naturalWidth', 2 * 800);
    await expect(drawing).toHaveJSProperty('naturalHeight', 2 * 200);
    await page.getByRole('button', { name: 'Guardar reflexión' }).click();
    await expect(page.getByText('Tu reflexión ha sido guardada exitosamente')).toBeVisible();
  });

  await test.step('after a reload text, drawing and ink are there', async () => {
    await page.reload();
    await page.locator('[data-entry-id]').getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'Tu entrada' }).getByText(/contenta .*familia/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver dibujo 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Modificar Entrada' }).click();
    await expect(sheetOf(page)).toBeVisible();
    expect(await inkOn(sheetOf(page))).not.toBeNull();
  });

  await test.step('another sheet begins empty, and the drawing stays', async () => {
    await page.getByRole('button', { name: 'Otra hoja' }).click();
    await expect.poll(() => inkOn(sheetOf(page))).toBeNull();
    await expect(page.getByRole('button', { name: 'Ver dibujo 1' })).toBeVisible();
  });
});

test(
  'the engine works without a network after its first use',
  expectFault('ERR_INTERNET_DISCONNECTED', 'WebSocket'),
  async ({ page, context, signIn }) => {
    test.slow();
    await signIn();
    await openSheet(page);
    const input = await context.newCDPSession(page);
    await stroke(input, page, 'pen', [100, 160], [300, 160]);
    await convert(page).click();
    // A line is no text, however confident the engine is.
    const limited = page.getByText('Reconocimiento limitado');
    await expect(limited).toBeVisible({ timeout: ENGINE_MS });
    await expect(limited).toBeHidden();

    // Three strokes may be letters: only an answer of the engine counts.
    const answer = limited.or(page.getByText(/^Confianza:/));
    for (const x of [120, 160, 200]) await stroke(input, page, 'pen', [x, 40], [x + 4, 120]);
    await convert(page).click();
    await expect(answer.first()).toBeVisible({ timeout: ENGINE_MS });

    await context.setOffline(true);
    // Leaving the sheet stops the engine.
    await page.getByRole('button', { name: 'Texto', exact: true }).click();
    await expect(answer).toBeHidden();
    await page.getByRole('button', { name: 'Escritura a mano' }).click();
    await convert(page).click();
    await expect(answer.first()).toBeVisible({ timeout: ENGINE_MS });
  },
);

test('the paper fills a tablet down to the tools, is written on everywhere, and is kept as one picture', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 820, height: 1180 });
  await openSheet(page);
  const sheet = sheetOf(page);
  const box = await sheet.boundingBox();
  expect(box?.height).toBeGreaterThan(600);
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect(convert(page)).toBeInViewport({ ratio: 1 });
  const input = await context.newCDPSession(page);
  await stroke(input, page, 'pen', [100, 160], [300, 240]);
  await stroke(input, page, 'pen', [100, 460], [300, 460]);
  await chooseRare(page, 'Guardar dibujo');
  await expect(page.getByRole('img', { name: 'Ver dibujo 1' })).toHaveJSProperty('naturalHeight', 3 * 2 * 200);

  await test.step('the tools say what they are, and undo goes from sheet to sheet', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    expect((await inkOn(sheet))?.right).toBeGreaterThan(290);
    await chooseRare(page, 'Limpiar');
    await expect(page.getByRole('button', { name: 'Más', exact: true })).toBeFocused();
    expect(await inkOn(sheet)).toBeNull();
  });

  await test.step('another sheet leaves the focus at its button too', async () => {
    const another = page.getByRole('button', { name: 'Otra hoja' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await another.click();
    await expect(another).toHaveAttribute('aria-disabled', 'true');
    await expect(another).toBeFocused();
  });
});

test('Esc folds the open help, then what is rarely done, then closes the editor @phone', async ({ page, signIn }) => {
  await signIn();
  await openSheet(page);
  const help = page.getByText('Idioma y consejos');
  const language = page.getByRole('combobox', { name: 'Idioma de tu letra' });
  const more = page.getByRole('button', { name: 'Más', exact: true });
  await more.click();
  await help.click();
  await language.focus();
  await page.keyboard.press('Escape');
  await expect(language).toBeHidden();
  await expect(help).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(more).toBeFocused();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what was read stands beside its ink on a laptop', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await openSheet(page);
  await writeByHand(page, 'Estoy agradecida por mi familia');
  await convert(page).click();
  const read = page.getByRole('region', { name: 'Esto hemos leído' });
  await expect(read).toBeInViewport({ ratio: 1, timeout: ENGINE_MS });
  await expect(sheetOf(page)).toBeInViewport({ ratio: 1 });
  const [sheet, panel] = [await sheetOf(page).boundingBox(), await read.boundingBox()];
  expect(panel?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(convert(page)).toBeFocused();

  await test.step('another sheet takes what is not answered into the text', async () => {
    await convert(page).click();
    await expect(read).toBeVisible({ timeout: ENGINE_MS });
    await page.getByRole('button', { name: 'Otra hoja' }).click();
    await expect(read).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'En texto' })).toHaveValue(/agradecida/);
  });
});

test('Esc closes the open pens first, then the editor; the pen puts the eraser away @phone-only', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await openSheet(page);
  const input = await context.newCDPSession(page);
  await stroke(input, page, 'pen', [40, 60], [120, 60]);
  const pen = page.getByRole('button', { name: /^Lápiz/ });
  const eraser = page.getByRole('button', { name: 'Goma' });
  await eraser.click();
  await pen.click();
  await expect(eraser).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('slider', { name: 'Grosor' })).toBeHidden();
  await pen.click();
  await expect(page.getByRole('slider', { name: 'Grosor' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider', { name: 'Grosor' })).toBeHidden();
  await expect(pen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a message leaves the tools below the paper free @phone-only', async ({ page, context, signIn }) => {
  await signIn();
  await openSheet(page);
  await stroke(await context.newCDPSession(page), page, 'touch', [80, 100], [300, 100]);
  await page.getByRole('button', { name: 'Otra hoja' }).click();
  const message = page.locator('[data-toast]', { hasText: 'Dibujo guardado' });
  const [said, tools] = await Promise.all([message.boundingBox(), convert(page).boundingBox()]);
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(tools?.y ?? 0);
});

test('a finger draws where it is, the page does not scroll, and undo removes the stroke @phone-only', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await openSheet(page);
  const box = await sheetOf(page).boundingBox();
  // Four sheets below one another, in one measure for both directions.
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(800 / (4 * 200), 1);
  const touch = await context.newCDPSession(page);
  // A phone held upright shows a part of the sheet.
  const seen = (800 * (page.viewportSize()?.width ?? 0)) / (box?.width ?? 1);
  const end = Math.min(720, seen - 40);
  await stroke(touch, page, 'touch', [80, 100], [end, 100]);
  const ink = await inkOn(sheetOf(page));
  expect(ink?.left).toBeGreaterThan(70);
  expect(ink?.left).toBeLessThan(90);
  expect(ink?.right).toBeGreaterThan(end - 10);
  expect(ink?.right).toBeLessThan(end + 10);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect(await inkOn(sheetOf(page))).toBeNull();
});

test('with text of twice the size every tool of the sheet is in reach, under its word @phone-only', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openSheet(page);
  await expectLargeText(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const word of ['Lápiz', 'Goma', 'Mover', 'Deshacer', 'Nueva línea', 'Más']) {
    const label = page.getByRole('group', { name: 'Herramientas de escritura' }).getByText(word).first();
    await expect.poll(async () => (await label.boundingBox())?.width).toBeGreaterThan(30);
    await expect(label).toBeInViewport({ ratio: 1 });
  }
});

test('the paper fills a phone held upright, goes on from line to line, and is in sight as a whole on its side @phone-only', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await openSheet(page);
  const sheet = sheetOf(page);
  const paper = page.getByRole('group', { name: 'La hoja: se mueve con las flechas' });
  const upright = await sheet.boundingBox();
  expect((await paper.boundingBox())?.height).toBeGreaterThan(550);
  await expect(convert(page)).toBeInViewport({ ratio: 1 });
  const input = await context.newCDPSession(page);
  await stroke(input, page, 'pen', [20, 60], [340, 60]);
  const place = async () => {
    const box = await sheet.boundingBox();
    return { x: Math.round((box?.x ?? 0) - (upright?.x ?? 0)), y: Math.round((box?.y ?? 0) - (upright?.y ?? 0)) };
  };
  /** Of a sheet of 800 units, four to its height. */
  const line = Math.round(((upright?.width ?? 0) / 800) * 50);

  await test.step('writing to the edge moves nothing, and neither does the next line while it is in reach', async () => {
    expect(await place()).toEqual({ x: 0, y: 0 });
    await page.getByRole('button', { name: 'Nueva línea' }).press('Enter');
    await stroke(input, page, 'pen', [20, 110], [340, 110]);
    expect(await place()).toEqual({ x: 0, y: 0 });
  });

  await page.setViewportSize({ width: 390, height: 600 });
  await stroke(input, page, 'pen', [20, 160], [340, 160]);
  await test.step('a line that would be too low is one press away, with the one before in sight', async () => {
    await page.getByRole('button', { name: 'Nueva línea' }).press('Enter');
    await expect.poll(place).toEqual({ x: 0, y: -2 * line });
  });

  await test.step('a finger moves the paper while it is asked to, and draws nothing', async () => {
    await page.getByRole('button', { name: 'Mover la hoja' }).click();
    const before = await inkOn(sheet);
    await drag(input, [300, 300], [80, 300]);
    await expect.poll(async () => (await place()).x).toBeLessThan(-150);
    await page.getByRole('button', { name: 'Nueva línea' }).click();
    await expect.poll(place).toEqual({ x: 0, y: -2 * line });
    expect(await inkOn(sheet)).toEqual(before);
  });

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: 'Nueva línea' })).toBeHidden();
  await expect(sheet).toBeInViewport({ ratio: 1 });
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(convert(page)).toBeInViewport({ ratio: 1 });
  const [onItsSide, tool] = [await sheet.boundingBox(), await undo.boundingBox()];
  expect(onItsSide?.height).toBeGreaterThan(290);
  expect(tool?.x).toBeGreaterThan((onItsSide?.x ?? Infinity) + (onItsSide?.width ?? 0));
  expect((await inkOn(sheet))?.right).toBeLessThan(350);
});

test('a pen draws by its pressure, and the palm beside it leaves no ink', async ({ page, context, signIn }) => {
  await signIn();
  await openSheet(page);
  const input = await context.newCDPSession(page);

  await stroke(input, page, 'pen', [100, 60], [300, 60], 0.1);
  const light = await inkOn(sheetOf(page));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  const lift = await draw(input, page, 'pen', [100, 60], [300, 60], 1);
  await stroke(input, page, 'touch', [500, 150], [700, 150]);
  await lift();
  const firm = await inkOn(sheetOf(page));
  expect(firm?.thickness).toBeGreaterThan((light?.thickness ?? 0) * 1.5);
  expect(firm?.right).toBeLessThan(310);
});

/** A finger between positions of the screen. */
async function drag(input: CDPSession, from: readonly [number, number], to: readonly [number, number]) {
  const at = (i: number) => ({ x: from[0] + ((to[0] - from[0]) * i) / 20, y: from[1] + ((to[1] - from[1]) * i) / 20 });
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let i = 1; i <= 20; i += 1)
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One stroke between positions of the sheet, by the browser's own input. */
async function stroke(...how: Parameters<typeof draw>) {
  const lift = await draw(...how);
  await lift();
}

/** A stroke that has not ended. @returns lifts pen or finger */
async function draw(
  input: CDPSession,
  page: Page,
  kind: 'touch' | 'pen',
  from: readonly [number, number],
  to: readonly [number, number],
  force = 0.5,
) {
  const at = await placeOn(sheetOf(page));
  const places = Array.from({ length: 21 }, (_, i) =>
    at([from[0] + ((to[0] - from[0]) * i) / 20, from[1] + ((to[1] - from[1]) * i) / 20]),
  );
  for (const [i, [x, y]] of places.entries()) {
    if (kind === 'touch') {
      const type = i === 0 ? 'touchStart' : 'touchMove';
      await input.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    } else {
      const type = i === 0 ? 'mousePressed' : 'mouseMoved';
      const pen = { pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1, force } as const;
      await input.send('Input.dispatchMouseEvent', { ...pen, type, x, y });
    }
  }
  const [x, y] = at(to);
  return () =>
    kind === 'touch'
      ? input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      : input.send('Input.dispatchMouseEvent', { type: 'mouseReleased', pointerType: 'pen', button: 'left', x, y });
}
