import { type RefObject, useEffect, useRef, useState } from 'react';

/** Of the bar's 44 pixels, how many lie outside the watched window once it is sticky. */
const OUTSIDE_PX = 8;
const STUCK_BELOW = 0.9;

/** Whether a sticky bar is at the top of the window: the page's header above it is out of sight then. */
export function useStuck(): [bar: RefObject<HTMLDivElement | null>, isStuck: boolean] {
  const bar = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsStuck((entries.at(-1)?.intersectionRatio ?? 1) < STUCK_BELOW),
      { rootMargin: `-${OUTSIDE_PX}px 0px 0px`, threshold: STUCK_BELOW },
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return [bar, isStuck];
}
