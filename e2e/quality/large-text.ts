import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

/**
 * WCAG 1.4.4: with text of twice the size on a phone nothing is cut off, collides or lies outside the screen. Leaves the page as it was, but
 * for its width.
 */
export async function expectLargeText(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect
    .poll(() => page.evaluate(faultsOfLargeText), { message: 'with text of 200 %', timeout: 5_000 })
    .toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Runs in the page. @returns a line for each fault */
function faultsOfLargeText(): string[] {
  const width = document.documentElement.clientWidth;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[aria-hidden="true"]');
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const styleOf = (element: Element) => getComputedStyle(element);
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  const scrolls = (element: Element) =>
    ancestors(element).some(
      (each) => ['auto', 'scroll'].includes(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth,
    );
  // Elements of one pixel are hidden from the eye on purpose.
  const isForEye = (element: Element) => element.getBoundingClientRect().width > 2;

  const outside = all
    .filter(
      (element) =>
        element.matches('a[href], button, input, select, textarea, [role="button"], summary') && isForEye(element),
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > width + 1) && !scrolls(element);
    })
    .map((element) => `outside: ${named(element)}`);

  /** Whether text is shortened on purpose, at any size: an ellipsis shows so. */
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '');
  /** Text nodes of an element itself, without those of elements in it. */
  const textOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const cut = all
    .filter(
      (element) => isForEye(element) && textOf(element).length > 0 && !element.matches('textarea, option, title, text'),
    )
    .filter((element) => {
      if (isShortened(styleOf(element))) return false;
      const range = document.createRange();
      const [first, last] = [textOf(element)[0], textOf(element).at(-1)];
      if (!first || !last) return false;
      range.setStartBefore(first);
      range.setEndAfter(last);
      const text = range.getBoundingClientRect();
      if ((text.left < -1 || text.right > width + 1) && !scrolls(element)) return true;
      return [element, ...ancestors(element)].some((box) => {
        const style = styleOf(box);
        if (
          box === document.body ||
          box === document.documentElement ||
          style.display === 'inline' ||
          isShortened(style)
        )
          return false;
        const { left, right, top, bottom, width: boxWidth } = box.getBoundingClientRect();
        if (boxWidth <= 2) return false;
        const cutsX = ['hidden', 'clip'].includes(style.overflowX) && (text.right > right + 2 || text.left < left - 2);
        const cutsY = ['hidden', 'clip'].includes(style.overflowY) && (text.bottom > bottom + 4 || text.top < top - 4);
        return cutsX || cutsY;
      });
    })
    .map((element) => `cut off: ${named(element)}`);

  const bar = document.querySelector('nav[aria-label="Principal"]');
  const labels = [...(bar?.querySelectorAll('a, button') ?? [])].filter(isShown).map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { element, box: range.getBoundingClientRect() };
  });
  const collide = labels.flatMap(({ element, box }, at) =>
    labels
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom && other.top < box.bottom,
      )
      .map((other) => `collide: ${named(element)} and ${named(other.element)}`),
  );
  return [...outside, ...cut, ...collide];
}
