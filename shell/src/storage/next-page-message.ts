/** Messages from one page to the next of the same tab. */
type PageMessage = 'signed-in' | 'account-deleted';

const KEY = 'nextPage';

/** Leaves a message for the page that is about to load; without session storage it is lost. */
export function setNextPageMessage(message: PageMessage): void {
  try {
    window.sessionStorage.setItem(KEY, message);
  } catch {
    // No data depends on it.
  }
}

/** Takes the message of the last page; the second call finds nothing. */
export function takeNextPageMessage(): PageMessage | null {
  try {
    const message = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return message === 'signed-in' || message === 'account-deleted' ? message : null;
  } catch {
    return null;
  }
}
