import { OPENED } from '../../ui/quick-exit/leave.ts';

/** Whether the server has sent a curtain, and this tab has not been opened behind it. */
export function isCurtained(): boolean {
  const { dataset } = document.documentElement;
  if (dataset['curtain'] === undefined) return false;
  if (!wasOpened()) return true;
  delete dataset['curtain'];
  return false;
}

function wasOpened(): boolean {
  try {
    return sessionStorage.getItem(OPENED) !== null;
  } catch {
    return false;
  }
}

export function noteOpened(): void {
  try {
    sessionStorage.setItem(OPENED, '');
  } catch {
    // Then each page of this tab begins with the curtain.
  }
}

/** Event of the page when the curtain is opened for the first time: the app starts then. */
export const REVEAL = 'reveal';
