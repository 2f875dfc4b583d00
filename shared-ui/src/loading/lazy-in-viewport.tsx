import { type ReactNode, startTransition, useCallback, useState } from 'react';

/** How far below the window content is loaded ahead of the user's scrolling. */
const AHEAD = '800px';

/**
 * Mounts its children lazily, 800 px before they scroll into view; then they stay mounted. A browser without
 * IntersectionObserver renders it at once.
 */
export function LazyInViewport({ children }: { readonly children: ReactNode }) {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={watch} />;
}
