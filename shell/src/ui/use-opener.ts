import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to the button in whose place a form has stood, once the form has closed: the focus goes with what had it.
 * @returns the ref of that button
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
