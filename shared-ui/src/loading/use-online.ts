import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the device has a network: `false` is certain, `true` says nothing of the server. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
