import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix gives it to a trigger of its own, and ours have none: they are
 * opened by whatever she pressed.
 * @returns attributes for the dialog's content
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}
