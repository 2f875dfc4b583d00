import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isKeyFor } from '../../components/use-escape.ts';

/** The sheet that the user was at last: of several on a page the key is for this one. */
let latest: HTMLElement | null = null;

/** Ctrl and Z, or Cmd and Z, undoes on the sheet that the user was at last; in a text it is the browser's. */
export function useUndoKey(sheetRef: RefObject<HTMLElement | null>, onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const sheet = sheetRef.current;
    if (!sheet) return undefined;
    const comeHere = () => {
      latest = sheet;
    };
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = /^z$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isUndo || latest !== sheet || !isKeyFor(sheet, target)) return;
      event.preventDefault();
      undo();
    };
    const away = new AbortController();
    sheet.addEventListener('pointerdown', comeHere, { signal: away.signal });
    sheet.addEventListener('focusin', comeHere, { signal: away.signal });
    document.addEventListener('keydown', handleKey, { signal: away.signal });
    return () => {
      away.abort();
      if (latest === sheet) latest = null;
    };
  }, [sheetRef]);
}
