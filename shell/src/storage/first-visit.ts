/** Local storage: an account was begun in this browser, and its first steps are neither done nor skipped. Says nothing about the user. */
const KEY = 'firstVisit';

export function beginFirstVisit(): void {
  try {
    localStorage.setItem(KEY, '');
  } catch {
    // Then the user begins at the home page.
  }
}

export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function endFirstVisit(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It could not be begun either.
  }
}
