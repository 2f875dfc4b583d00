import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix returns it to its own trigger; these dialogs have none,
 * because any element may open them.
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
