import { type RefObject, useEffect, useRef, useState } from 'react';

/** Of the bar's 44 pixels, how many lie outside the watched window once it is sticky. */
const OUTSIDE_PX = 8;
const STUCK_BELOW = 0.9;

/**
 * Where a quick exit in a sticky bar leads, while the bar is at the top of the window: the header above it, with its own exit, is out of
 * sight then. The shell leaves on a tap on any element with that address in `data-leave`.
 */
export function useExitAddress(): [bar: RefObject<HTMLDivElement | null>, address: string | undefined] {
  const bar = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isStuck = (entries.at(-1)?.intersectionRatio ?? 1) < STUCK_BELOW;
        setAddress(isStuck ? document.querySelector<HTMLElement>('[data-leave]')?.dataset['leave'] : undefined);
      },
      { rootMargin: `-${OUTSIDE_PX}px 0px 0px`, threshold: STUCK_BELOW },
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return [bar, address];
}
