import { useSyncExternalStore } from 'react';
import { homeCopy } from '../../copy/home.es.ts';

const subscribe = (onReturn: () => void) => {
  document.addEventListener('visibilitychange', onReturn);
  return () => document.removeEventListener('visibilitychange', onReturn);
};

const dateText = () => homeCopy.date(new Date());

/** 'dom 29 nov': today, also on a page that was left open overnight. Not by `useToday`, which would bring date-fns into the first page. */
export const useDateText = (): string => useSyncExternalStore(subscribe, dateText);
