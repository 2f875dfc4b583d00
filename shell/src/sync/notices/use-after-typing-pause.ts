import { useEffect, useState } from 'react';

const PAUSE_MS = 1000;

/**
 * For what opens over the page by itself and takes the focus: true once it is wanted and she has paused, so that no letter of hers
 * ends up in a dialog that opens under her hands. Stays so until it is wanted no more.
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
