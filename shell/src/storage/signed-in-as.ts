/** Key of local storage, which a sign-out and an ended session clear: id of the account that is signed in on this device. */
const KEY = 'signedInAs';

export function rememberSignedIn(userId: string | null): void {
  try {
    if (userId === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, userId);
  } catch {
    // Then no page is shown again out of the browser's memory: it is loaded anew.
  }
}

export function isSignedInAs(userId: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}
