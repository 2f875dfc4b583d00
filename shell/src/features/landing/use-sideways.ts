import { useEffect, useRef, useState } from 'react';

/** For a row that scrolls sideways in some windows: there it is to be reached by keyboard, and has a name; elsewhere it is no stop of Tab. */
export function useSideways<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  // Until it is known, as the server sends it: a row that scrolls is never out of reach.
  const [isStop, setIsStop] = useState(true);
  useEffect(() => {
    const row = ref.current;
    if (!row || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setIsStop(getComputedStyle(row).overflowX === 'auto' && row.scrollWidth > row.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}
