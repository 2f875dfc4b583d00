import type { Page } from '@playwright/test';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { fileOf, openScreen } from '../quality/screens.ts';
import { PICTURES } from './pictures.ts';

/** Pages are cut at this height: they show nothing new below it. */
const MAX_HEIGHT_PX = 2600;
/** Tolerated share of different pixels; the comparison ignores antialiasing. */
const TOLERANCE = 0.005;

for (const { name, address, who, at, faults = [], open, lazySection, tolerance = TOLERANCE } of PICTURES) {
  test(name, expectFault('401', ...faults), async ({ page, signIn, colorScheme }) => {
    if (at) await page.clock.setFixedTime(at);
    await page.addInitScript(
      (darkMode) => localStorage.setItem('userSettings', JSON.stringify({ darkMode })),
      colorScheme === 'dark',
    );
    if (who) await signIn(who);
    await openScreen(page, address);
    if (open) {
      await page.getByRole('button', { name: open }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    } else {
      await openWindowToTheEnd(page);
      if (lazySection) {
        await expect(page.getByRole('region', { name: lazySection })).toBeVisible();
        await openWindowToTheEnd(page);
      }
    }
    expect(await stillPicture(page)).toMatchSnapshot(`${fileOf(name)}.jpg`, { maxDiffPixelRatio: tolerance });
  });
}

/** Sets the window to the page's height, so that fixed elements are at its edges and not in the middle of the picture. */
async function openWindowToTheEnd(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT_PX) });
}

/** Waits for a stable page: fonts, drawings and documents may arrive late. */
async function stillPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let last: Buffer | undefined;
  for (;;) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 72, animations: 'disabled' });
    if (last?.equals(picture)) return picture;
    last = picture;
  }
}
