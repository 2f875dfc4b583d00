import { useState } from 'react';

/** An element, and what it is in, from the inside. */
interface Opener {
  readonly element: HTMLElement;
  readonly around: readonly Element[];
}

/**
 * Returns the focus to the element that had it before a dialog opened. Radix returns it to its own trigger; these dialogs have none,
 * because any element may open them. Where what the dialog has done took the element away, the focus goes to what stands in its place.
 * @returns attributes for the dialog's content
 */
export function useReturnFocus(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Opener>();
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Radix does not call back where a field of the dialog takes the focus as it appears.
    if (isOpen) setOpener(focused());
  }
  return {
    onOpenAutoFocus: () => setOpener(focused()),
    onCloseAutoFocus: (event: Event) => {
      if (!opener) return;
      event.preventDefault();
      const { element, around } = opener;
      if (element.isConnected) element.focus({ preventScroll: true });
      // Something else may have taken the focus by now: the page that the dialog has led to, or a dialog below this one.
      else if (document.activeElement === document.body) inPlaceOf(around)?.focus({ preventScroll: true });
    },
  };
}

function focused(): Opener | undefined {
  const { activeElement: element } = document;
  return element instanceof HTMLElement ? { element, around: ancestors(element) } : undefined;
}

function ancestors({ parentElement }: Element): readonly Element[] {
  return parentElement ? [parentElement, ...ancestors(parentElement)] : [];
}

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** What is left around the opener: of a whole page its heading, else the first control. */
function inPlaceOf(around: readonly Element[]): HTMLElement | null | undefined {
  const left = around.find((one) => one.isConnected);
  const heading = left?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? left?.querySelector<HTMLElement>(CONTROLS);
}
