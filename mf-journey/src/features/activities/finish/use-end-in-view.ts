import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The bar that stays at the top of the page, with some air. In pixels. */
const TOP_PX = 60;

/**
 * Places the end of an element at the bottom of the screen in the very frame in which its content is replaced by shorter one: nothing is
 * seen to move, and what opens below it later does so out of sight. It stays there until the user scrolls, whatever changes above it. The
 * browser's own scroll anchoring does not do: Safari has none, and the anchor is often the content that goes.
 */
export function useEndInView(element: RefObject<HTMLElement | null>, isReplaced: boolean): void {
  const placedAt = useRef<number>(undefined);
  // After every rendering: what changes above the element comes with new data of the element.
  useLayoutEffect(() => {
    const page = document.documentElement;
    const hasScrolled = placedAt.current !== undefined && placedAt.current !== page.scrollTop;
    if (!isReplaced) placedAt.current = undefined;
    if (!isReplaced || hasScrolled || !element.current) return;
    const { height, bottom } = element.current.getBoundingClientRect();
    page.scrollTop += bottom - Math.max(window.innerHeight, TOP_PX + height);
    placedAt.current = page.scrollTop;
  });
}
