import { useState } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix returns it to its own trigger; these dialogs have none,
 * because any element may open them.
 * @returns attributes for the dialog's content
 */
export function useReturnFocus(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Radix does not call back where a field of the dialog takes the focus as it appears.
    if (isOpen) setOpener(document.activeElement);
  }
  return {
    onOpenAutoFocus: () => setOpener(document.activeElement),
    onCloseAutoFocus: (event: Event) => {
      if (!(opener instanceof HTMLElement)) return;
      event.preventDefault();
      opener.focus({ preventScroll: true });
    },
  };
}
