import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { cards } from '../fixtures/journal-page.ts';
import { expect, test } from '../fixtures/test.ts';

const durations = (page: Page) =>
  page.evaluate(() =>
    ['main', 'main > *'].map((selector) => {
      const node = document.querySelector(selector);
      return node && getComputedStyle(node).animationName !== 'none'
        ? getComputedStyle(node).animationDuration
        : 'none';
    }),
  );

test.describe('motion (1§2, 2§9)', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(demo('nueva'));
  });

  test('pages fade in over 0.3 s, those of the journey enter over 0.5 s', async ({ page }) => {
    await page.goto('/seals');
    // The title alone is already in the skeleton.
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await durations(page)).toEqual(['0.3s', '0.5s']);
    const fade = await page.getByRole('main').evaluate((main) => getComputedStyle(main).animationName);
    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCSS('animation-name', fade);
  });

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/seals');
    // The title alone is already in the skeleton.
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(await durations(page)).toEqual(['none', 'none']);
  });

  test('pulling the page down does not reload it @phone-only', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', /^(contain|none)$/);
  });
});

/** What a transition moves, and what moves beside it: elements of the new page with an animation of their own. */
interface Moved {
  readonly parts: string[];
  readonly besides: string[];
}

declare global {
  interface Window {
    /** Kept by `watchTransitions` in the page. */
    moved: Moved[];
  }
}

/** Notes each view transition of the page that is seen, as it begins. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      const transition = start(...update);
      const note = () => {
        const parts: string[] = [];
        const besides: string[] = [];
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect)) continue;
          const group = /^::view-transition-group\(carried-(.+)\)$/.exec(effect.pseudoElement ?? '')?.[1];
          if (group !== undefined) parts.push(group);
          else if (animation instanceof CSSAnimation && effect.pseudoElement === null)
            if (effect.getComputedTiming().iterations !== Infinity) besides.push(effect.target?.nodeName ?? '');
        }
        moved.push({ parts: parts.toSorted(), besides });
      };
      // One that is skipped is not seen.
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  return {
    seen: () => page.evaluate(() => window.moved),
    forget: () => page.evaluate(() => void window.moved.splice(0)),
  };
}

const ways = [
  {
    from: 'the seals',
    address: '/seals',
    parts: ['drawing'],
    open: (page: Page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').click(),
    opened: (page: Page) => page.getByRole('dialog', { name: 'Fluir emocional' }),
    close: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    from: 'the journal',
    address: '/journaling',
    parts: ['date', 'hour'],
    open: (page: Page) => cards(page).first().getByRole('heading').getByRole('button').click(),
    opened: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Modificar Entrada' }),
    close: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click(),
  },
  {
    from: 'the books',
    address: '/books',
    parts: ['cover'],
    open: (page: Page) => page.getByRole('region', { name: 'Libros' }).getByRole('link').first().click(),
    opened: (page: Page) => page.getByRole('article', { name: 'Resumen' }),
    close: (page: Page) => page.getByRole('link', { name: 'Todos los libros' }).click(),
  },
] as const;

test.describe('from a list to a page and back (DESIGN 6)', () => {
  test.beforeEach(({ signIn }) => signIn(demo('demo')));

  for (const { from, address, parts, open, opened, close } of ways) {
    test(`what both show moves between them: ${from} @phone-only`, async ({ page }) => {
      const { seen, forget } = await watchTransitions(page);
      const moved = { parts, besides: [] };
      /** Seen in one of a few tries: the page comes without where its code is still on its way, or the browser is late with its picture. */
      const moves = async (act: () => Promise<void>) => {
        await forget();
        await act();
        await expect.poll(seen, { timeout: 1000 }).toEqual([moved]);
      };
      await page.goto(address);
      await expect(async () => {
        if (await opened(page).isVisible()) await close(page);
        await expect(opened(page)).toBeHidden();
        await moves(() => open(page));
        await expect(opened(page)).toBeVisible();
      }).toPass();
      await expect(async () => {
        if (!(await opened(page).isVisible())) await open(page);
        await expect(opened(page)).toBeVisible();
        await moves(() => close(page));
        await expect(opened(page)).toBeHidden();
      }).toPass();
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    });
  }

  test('with reduced motion it is there at once', async ({ page }) => {
    const { address, open, opened, close } = ways[1];
    const { seen } = await watchTransitions(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (let time = 0; time < 2; time += 1) {
      await open(page);
      await expect(opened(page)).toBeVisible();
      await close(page);
      await expect(opened(page)).toBeHidden();
    }
    expect(await seen()).toEqual([]);
  });

  test("the browser's Back and Forward need no transition, and the page that opens has the focus", async ({ page }) => {
    const { seen, forget } = await watchTransitions(page);
    await page.goto('/books');
    const book = page.getByRole('region', { name: 'Libros' }).getByRole('link').first();
    const title = (await book.textContent()) ?? '';
    const heading = page.getByRole('heading', { level: 1, name: title });
    await book.click();
    await expect(heading).toBeFocused();
    await forget();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Libros' })).toBeFocused();
    await page.goForward();
    await expect(heading).toBeFocused();
    expect(await seen()).toEqual([]);
  });
});
