import { useEffect } from 'react';

/**
 * Sets `--visible-height` on an element: the height that the on-screen keyboard leaves. Where the keyboard lies over the page (iOS), `dvh`
 * does not change, and what is written last would be behind it.
 */
export function useVisibleHeight(element: HTMLElement | null): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !element) return undefined;
    const fit = () => {
      // Enlarged by two fingers, the visible part says nothing about the keyboard.
      if (viewport.scale > 1) return;
      element.style.setProperty('--visible-height', `${viewport.height}px`);
      element.style.setProperty('top', `${viewport.offsetTop}px`);
    };
    fit();
    const away = new AbortController();
    viewport.addEventListener('resize', fit, { signal: away.signal });
    viewport.addEventListener('scroll', fit, { signal: away.signal });
    return () => away.abort();
  }, [element]);
}
