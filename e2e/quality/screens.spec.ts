import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { outlineOf } from './outline.ts';
import { openScreen, SCREENS } from './screens.ts';

/** The widest phone and the narrowest desktop, in px (1§9). */
const SWITCH = [767, 768] as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, address, who, at, faults = [], listsUserText = false } of SCREENS) {
  test(
    `${name}: accessible in both themes, no horizontal overflow @phone`,
    expectFault('401', ...faults),
    async ({ page, signIn }, { project }) => {
      if (at) await page.clock.setFixedTime(at);
      if (who) await signIn(who);
      await openScreen(page, address);
      await expectAccessible(page);
      if (project.name === 'phone') {
        await expectNothingSideways(page, 390);
        return;
      }
      expect(await outlineOf(page, { listsUserText })).toMatchSnapshot(`${name.replaceAll(/\W+/g, '-')}.txt`);
      // By element: an open dialog hides the bar from its roles.
      const bar = page.locator('nav[aria-label="Principal"]');
      for (const width of SWITCH) {
        await expectNothingSideways(page, width);
        if (who) await expect(bar).toBeVisible({ visible: width < 768 });
      }
    },
  );
}
