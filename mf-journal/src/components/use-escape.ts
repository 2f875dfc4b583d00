import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TEXT = 'textarea, input:not([type="range"])';

interface Opened {
  readonly ref: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/** What is open, in the order of opening. */
const opened = new Set<Opened>();

/**
 * Takes Esc for what is open inside a page, before the page around it, which closes by the same key: hence the capture phase. Of several it is
 * for the one that holds the focus, else for the last opened. A dialog above the page keeps the key for itself, and so does a text that is
 * being written beside what is open.
 */
export function useEscape(isOpen: boolean, openRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = { ref: openRef, close: () => close() };
    opened.add(own);
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      opened.delete(own);
      if (opened.size === 0) window.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isOpen, openRef]);
}

function handleKey(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const target = event.target instanceof Element ? event.target : null;
  const asked = [...opened].filter(({ ref }) => isKeyFor(ref.current, target));
  const next = asked.findLast(({ ref }) => ref.current?.contains(target)) ?? asked.at(-1);
  if (!next) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  next.close();
}

/** Whether a key that is pressed at `target` may be for a part of the page: not in a text beside it, nor in a dialog above the page. */
export function isKeyFor(part: HTMLElement | null, target: Element | null): boolean {
  if (target?.matches(TEXT) && !part?.contains(target)) return false;
  const dialog = target?.closest(DIALOG);
  return !dialog || dialog === part?.closest(DIALOG);
}
