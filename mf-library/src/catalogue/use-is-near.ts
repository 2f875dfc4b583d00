import { type RefObject, startTransition, useEffect, useState } from 'react';

/** So far ahead of what she sees that drawing is done before she is there. */
const AHEAD = '900px 0px';

/** Whether an element is in sight or nearly so. What has the focus stays near, or the keyboard would lose its place. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        if (near || !watched.contains(document.activeElement)) startTransition(() => setIsNear(near));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
