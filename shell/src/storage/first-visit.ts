import { readLocal, writeLocal } from './local-text.ts';

/** Local storage: an account was begun in this browser, and its first steps are neither done nor skipped. Says nothing about the user. */
const KEY = 'firstVisit';

/** Where it cannot be kept, the user begins at the home page. */
export function beginFirstVisit(): void {
  writeLocal(KEY, '');
}

export const isFirstVisit = (): boolean => typeof readLocal(KEY) === 'string';

export function endFirstVisit(): void {
  writeLocal(KEY, null);
}
