import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { expectLargeText } from './large-text.ts';
import { outlineOf } from './outline.ts';
import { fileOf, openScreen, SCREENS } from './screens.ts';
import { expectWalkable } from './tab-walk.ts';

/** The narrowest desktop and the widest phone (1§9), in px. */
const SWITCH = [768, 767] as const;
const PHONE = 390;
const DESKTOP = 1280;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// All looks share one load: a page costs more than the checks of it.
for (const { name, address, who, at, faults = [], listsUserText = false, isWalked = false } of SCREENS) {
  test(
    `${name}: accessible at 1280 and 390 px in both themes, no horizontal overflow, whole with text of 200 %${isWalked ? ', by Tab alone' : ''}`,
    expectFault('401', ...faults),
    async ({ page, signIn }) => {
      if (at) await page.clock.setFixedTime(at);
      if (who) await signIn(who);
      await openScreen(page, address);
      await expectAccessible(page);
      expect(await outlineOf(page, { listsUserText })).toMatchSnapshot(`${fileOf(name)}.txt`);
      // The bar is found by element: an open dialog hides the navigation from its roles.
      const bar = page.locator('nav[aria-label="Principal"]');
      for (const width of SWITCH) {
        await expectNothingSideways(page, width);
        if (who) await expect(bar).toBeVisible();
      }
      await expectNothingSideways(page, PHONE);
      await expectAccessible(page);
      await expectLargeText(page);
      await expectNothingSideways(page, DESKTOP);
      if (isWalked) await expectWalkable(page);
    },
  );
}
