import { useEffect, useState } from 'react';

const PAUSE_MS = 1000;

/**
 * For dialogs that open by themselves and take the focus: true once wanted and after a pause in typing, so that no key goes into a dialog
 * that opens while the user types. Stays true until it is no longer wanted.
 */
export function useAfterTypingPause(isWanted: boolean): boolean {
  const [hasPaused, setHasPaused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const paused = () => {
      stop.abort();
      setHasPaused(true);
    };
    let timer = setTimeout(paused, PAUSE_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(paused, PAUSE_MS);
    };
    document.addEventListener('input', wait, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
      setHasPaused(false);
    };
  }, [isWanted]);
  return isWanted && hasPaused;
}
