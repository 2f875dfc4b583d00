/** What one page leaves for the next one of the same tab to say. */
type Word = 'signed-in';

const KEY = 'nextPage';

/** Leaves a word for the page that is about to load; without session storage it is lost, and nothing else is. */
export function leaveForNextPage(word: Word): void {
  try {
    window.sessionStorage.setItem(KEY, word);
  } catch {
    // Nothing of hers hangs on it.
  }
}

/** Takes what the page before left; the second call finds nothing. */
export function takeFromLastPage(): Word | null {
  try {
    const word = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return word === 'signed-in' ? word : null;
  } catch {
    return null;
  }
}
