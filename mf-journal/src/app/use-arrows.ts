import { useEffect, useEffectEvent } from 'react';

type Arrow = 'ArrowLeft' | 'ArrowRight';

/** Goes to an entry by an arrow key, unless a dialog above the page has the keyboard. */
export function useArrows(keys: Readonly<Record<Arrow, string | undefined>>, onTurn: (key: string) => void): void {
  const turn = useEffectEvent((arrow: Arrow) => {
    const key = keys[arrow];
    if (key !== undefined) onTurn(key);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length > 1) return;
      turn(event.key);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
