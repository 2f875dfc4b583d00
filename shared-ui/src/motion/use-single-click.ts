import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** `onClick` of a link that begins something new: a second click before the first has led away does nothing. */
export function useSingleClick(): (event: MouseEvent) => void {
  const { key } = useLocation();
  /** Where the user is; none while the way leads elsewhere. */
  const place = useRef<string | undefined>(key);
  useEffect(() => {
    place.current = key;
  }, [key]);
  return (event) => {
    // Opens beside the page, which stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (place.current !== key) event.preventDefault();
    place.current = undefined;
  };
}
