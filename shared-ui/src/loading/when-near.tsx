import { type ReactNode, startTransition, useCallback, useState } from 'react';

/** How far below the window something is asked for, so that it is there when she comes. */
const AHEAD = '800px';

/**
 * What stands far down a page waits, neither fetched nor drawn, until she comes near it; then it stays. A browser that cannot tell has it
 * at once.
 */
export function WhenNear({ children }: { readonly children: ReactNode }) {
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
