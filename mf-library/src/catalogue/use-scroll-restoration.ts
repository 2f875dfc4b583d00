import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll position by entry of the browser's history. */
const places = new Map<string, number>();

/** Restores the scroll position of a list after Back; a list that is opened anew starts at its top. Waits until the list is rendered. */
export function useScrollRestoration(isReady: boolean): void {
  const { key } = useLocation();
  const entry = useRef(key);
  const toRestore = useRef(places.get(key));

  useEffect(() => {
    // Filters replace the history entry: the position moves to the new one.
    entry.current = key;
    const note = () => places.set(entry.current, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    const place = toRestore.current;
    if (!isReady || place === undefined) return undefined;
    // Next frame: the host scrolls a new page to its top in this one.
    const frame = requestAnimationFrame(() => {
      toRestore.current = undefined;
      window.scrollTo(0, place);
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
