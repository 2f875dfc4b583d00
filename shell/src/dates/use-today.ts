import { useSyncExternalStore } from 'react';
import { type DayKey, localDay } from './day-key.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Which day it is on her calendar; looked at again when she comes back to the page. */
export const useToday = (): DayKey => useSyncExternalStore(subscribe, () => localDay(new Date()));
