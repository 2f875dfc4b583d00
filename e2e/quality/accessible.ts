import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until every transition and animation that ends has ended: a colour in mid-fade has a contrast of its own. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );

/** Puts the page into a theme as the setting does: all that differs hangs on this one attribute. */
const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (worn) => {
    document.documentElement.dataset['theme'] = worn;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);

/** axe has nothing to say, by day and by night. The page is left by day. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await wear(page, theme);
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      found.push(`${theme}: ${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`);
  }
  expect(found).toEqual([]);
}

/** Nothing stands out sideways in a window of this width. */
export async function expectNothingSideways(page: Page, width: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.setViewportSize({ width, height });
  // The page takes a moment to fit another window.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
    .toBeLessThanOrEqual(width);
}
