import { useEffect } from 'react';

/** Keeps the screen from going dark while something is followed with the eyes; where that cannot be had, it goes dark. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // Low battery, or the page is hidden.
      }
    };
    void ask();
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, [isNeeded]);
}
