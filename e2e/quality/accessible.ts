import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until every finite transition and animation has ended: colours in a fade have other contrasts. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );

/** Sets the theme as the setting does, by one attribute. */
export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);

/** Rules that depend on colours: the themes differ in nothing else. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Axe for the page, whose code is sent there once: half a megabyte otherwise goes there twice for each analysis. Legacy mode needs no page of
 * axe's own for its report, which only frames of other origins need.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page }).setLegacyMode();
}

/** Checks the page with axe, in the dark theme for colours alone; leaves it in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    await atRest(page);
    const axe = await axeOn(page);
    const { violations } = await (theme === 'dark' ? axe.withRules(RULES_OF_COLOUR) : axe).analyze();
    for (const { id, nodes } of violations)
      found.push(`${theme}: ${id}: ${nodes.map(({ target }) => String(target)).join(' · ')}`);
  }
  expect(found).toEqual([]);
}

/** Expects that nothing overflows horizontally in a window of this width. */
export async function expectNothingSideways(page: Page, width: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.setViewportSize({ width, height });
  // Layout follows the resize asynchronously.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
    .toBeLessThanOrEqual(width);
}
