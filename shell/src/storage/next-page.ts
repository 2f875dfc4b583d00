/** Messages from one page to the next of the same tab. */
type Word = 'signed-in';

const KEY = 'nextPage';

/** Leaves a message for the page that is about to load; without session storage it is lost. */
export function leaveForNextPage(word: Word): void {
  try {
    window.sessionStorage.setItem(KEY, word);
  } catch {
    // Nothing of hers hangs on it.
  }
}

/** Takes the message of the last page; the second call finds nothing. */
export function takeFromLastPage(): Word | null {
  try {
    const word = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return word === 'signed-in' ? word : null;
  } catch {
    return null;
  }
}
