import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Takes Esc for what is open inside a page, before the page around it, which closes by the same key: hence the capture phase. A dialog
 * above the page keeps the key for itself.
 */
export function useEscape(isOpen: boolean, openRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const dialog = event.target instanceof Element ? event.target.closest(DIALOG) : null;
    if (dialog && dialog !== openRef.current?.closest(DIALOG)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
}
