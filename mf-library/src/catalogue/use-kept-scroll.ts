import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How far she had scrolled, by entry of the browser's history. */
const places = new Map<string, number>();

/**
 * Brings her back to where she was in a list when she returns by Back; a list that she opens anew starts at its top. Waits until the
 * list is there.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation();
  const entry = useRef(key);
  const toRestore = useRef(places.get(key));

  useEffect(() => {
    // Filters replace the entry: the place goes with them.
    entry.current = key;
    const note = () => places.set(entry.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    const place = toRestore.current;
    if (!isReady || place === undefined) return undefined;
    // The host scrolls a new page to its top in this same moment.
    const frame = requestAnimationFrame(() => {
      toRestore.current = undefined;
      window.scrollTo(0, place);
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
