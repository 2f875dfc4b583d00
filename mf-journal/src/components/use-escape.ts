import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TEXT = 'textarea, input:not([type="range"])';

/**
 * Takes Esc for what is open inside a page, before the page around it, which closes by the same key: hence the capture phase. A dialog
 * above the page keeps the key for itself, and so does a text that is being written beside what is open.
 */
export function useEscape(isOpen: boolean, openRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(TEXT) && !openRef.current?.contains(target)) return;
    const dialog = target?.closest(DIALOG);
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
