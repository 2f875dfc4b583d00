import { expect, type Page } from '@playwright/test';

/** An element that received the focus. */
interface Stop {
  /** Tag and name. */
  readonly what: string;
  /** Whether the element, or one that represents it, has an outline. */
  readonly isMarked: boolean;
  /** Whether at least a part of it is visible. */
  readonly isSeen: boolean;
}

/** Most presses of a walk, more than the longest page needs: a longer one is in a loop. */
const MAX_PRESSES = 400;

/** Expects that a page can be used by Tab alone: every control is reached, shows the focus, and is in sight then. */
export async function expectWalkable(page: Page): Promise<void> {
  const { stops, missed } = await walkByTab(page);
  expect(stops[0]?.what).toBe('a «Saltar al contenido»');
  expect(missed, 'never reached').toEqual([]);
  const unmarked = stops.filter(({ isMarked }) => !isMarked);
  expect(unmarked, 'nothing shows the focus').toEqual([]);
  const unseen = stops.filter(({ isSeen }) => !isSeen);
  expect(unseen, 'the focus is out of sight').toEqual([]);
}

/**
 * Moves through a page by Tab alone, from its top until the focus leaves it.
 * @returns the stops, and the controls that never had the focus
 */
async function walkByTab(page: Page): Promise<{ readonly stops: Stop[]; readonly missed: string[] }> {
  await page.evaluate(seeAll);
  await page.evaluate(watchFocus);
  const stops: Stop[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.walk.stop());
    if (!stop) return { stops, missed: await page.evaluate(() => window.walk.missed()) };
    if (stop !== 'within') stops.push(stop);
  }
  throw new Error(`caught at ${stops.at(-1)?.what}`);
}

declare global {
  interface Window {
    walk: { readonly stop: () => Promise<Stop | 'within' | undefined>; readonly missed: () => string[] };
  }
}

/**
 * Runs in the page: goes to its end and back, until no part that loads when it is near makes it higher. One that came during the walk could
 * push what has the focus out of sight.
 */
async function seeAll(): Promise<void> {
  const CALM_FRAMES = 30;
  const root = document.documentElement;
  for (let height = 0, calm = 0; calm < CALM_FRAMES; calm += 1) {
    if (root.scrollHeight !== height) calm = 0;
    height = root.scrollHeight;
    window.scrollTo(0, height);
    await new Promise(requestAnimationFrame);
  }
  window.scrollTo(0, 0);
}

/** Runs in the page. */
function watchFocus(): void {
  /** As long as a user hardly notices that the focus is out of sight: half a second at 60 frames a second. */
  const MAX_FRAMES = 30;
  const seen = new Set<Element>();
  let last: Element | undefined;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}»`;
  const hasOutline = (element: Element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  /** Elements that show the focus of an input: itself, or one that represents it. */
  const focusIndicatorsOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels, ...labels.flatMap((label) => [...label.querySelectorAll('*')]), element.parentElement]
      .concat(element.nextElementSibling)
      .filter((one) => one !== null);
  };
  const isSeen = (element: Element) =>
    focusIndicatorsOf(element).some((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const across = [left + 2, (left + right) / 2, right - 2];
      const down = [top + 2, (top + bottom) / 2, bottom - 2];
      return across.some((x) =>
        down.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        }),
      );
    });
  /** Resolves after the next frame is painted. */
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isTabStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    // Visually hidden inputs with a visible label count too.
    element.checkVisibility({ visibilityProperty: true }) &&
    // One radio button of a group is a stop; arrows move to the others.
    !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
  /** A row of tabs or days that passes the focus on to one of its items. */
  const isFocusEntry = (element: Element) =>
    element.matches('[role=tablist], [role=grid], [role=group], [role=toolbar]') &&
    [...seen].some((one) => element.contains(one));
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stopsAtFirst = [...document.querySelectorAll(focusable)].filter(isTabStop);
  // A button that waits for an answer during the walk (the panel is asked again when somebody else does something) is
  // passed over for that moment alone.
  const disabledMeanwhile = new Set<Node>();
  new MutationObserver((changes) => changes.forEach(({ target }) => disabledMeanwhile.add(target))).observe(document, {
    subtree: true,
    attributeFilter: ['disabled'],
  });

  window.walk = {
    stop: async () => {
      const element = document.activeElement;
      // After the last stop the focus leaves the page; some browsers start over at once.
      if (!element || element === document.body) return undefined;
      // Within a field of several parts, such as a time, the browser moves from part to part and marks each.
      if (element === last) return 'within';
      last = element;
      if (seen.has(element)) return undefined;
      seen.add(element);
      // A part that comes late above the focus moves the page for some frames, until the browser has anchored the scroll
      // again.
      for (let frames = 0; frames < MAX_FRAMES && !isSeen(element); frames += 1) await nextFrame();
      return { what: nameOf(element), isMarked: focusIndicatorsOf(element).some(hasOutline), isSeen: isSeen(element) };
    },
    // Elements added during the walk do not count: they may precede the current stop.
    missed: () =>
      stopsAtFirst
        .filter((element) => element.isConnected && isTabStop(element) && !seen.has(element) && !isFocusEntry(element))
        .filter((element) => !disabledMeanwhile.has(element))
        .map(nameOf),
  };
}
