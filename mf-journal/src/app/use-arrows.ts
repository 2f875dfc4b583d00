import { useEffect, useRef } from 'react';

type Arrow = 'ArrowLeft' | 'ArrowRight';

/** Goes to an entry by an arrow key, unless a dialog above the page has the keyboard. */
export function useArrows(keys: Readonly<Record<Arrow, string | undefined>>, onTurn: (key: string) => void): void {
  const latest = useRef({ keys, onTurn });
  useEffect(() => {
    latest.current = { keys, onTurn };
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > 1) return;
      const key = latest.current.keys[event.key];
      if (key !== undefined) latest.current.onTurn(key);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
