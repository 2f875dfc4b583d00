import { useEffect } from 'react';

/** Two presses of Esc within this time leave the page. */
const TWICE_WITHIN_MS = 600;

/** Open dialogs and menus, unless they are fading out. While one is open, Esc belongs to it. */
const OPEN_LAYER =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]):not([data-state="closed"])';

/** Calls back when Esc is pressed twice in a row on a page without open layers (D28). */
export function useEscapeTwice(onTwice: () => void): void {
  useEffect(() => {
    let pressedAt = -Infinity;
    let belongsToLayer = false;
    // Any other input in between cancels: a user who closes one dialog, then another, wants to stay.
    const forget = () => {
      pressedAt = -Infinity;
    };
    // In the capture phase: when the event bubbles, the layer may be closed already.
    const handleBefore = (event: KeyboardEvent) => {
      belongsToLayer = document.querySelector(OPEN_LAYER) !== null;
      if (event.key !== 'Escape') forget();
    };
    const handleAfter = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A control of the page, such as the correction of a word, has handled the key.
      if (belongsToLayer || event.defaultPrevented || event.repeat) return forget();
      if (event.timeStamp - pressedAt < TWICE_WITHIN_MS) onTwice();
      pressedAt = event.timeStamp;
    };
    window.addEventListener('keydown', handleBefore, true);
    window.addEventListener('keydown', handleAfter);
    window.addEventListener('pointerdown', forget, true);
    return () => {
      window.removeEventListener('keydown', handleBefore, true);
      window.removeEventListener('keydown', handleAfter);
      window.removeEventListener('pointerdown', forget, true);
    };
  }, [onTwice]);
}
