import { useSyncExternalStore } from 'react';
import { type DayKey, localDay } from './day-key.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Today in the device's time zone; updated when the page becomes visible. */
export const useToday = (): DayKey => useSyncExternalStore(subscribe, () => localDay(new Date()));
