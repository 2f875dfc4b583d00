import { readLocal, writeLocal } from './local-text.ts';

/** Key of local storage, which a sign-out and an ended session clear: id of the account that is signed in on this device. */
const KEY = 'signedInAs';

/** Where it cannot be kept, no page is shown again out of the browser's memory: it is loaded anew. */
export function rememberSignedIn(userId: string | null): void {
  writeLocal(KEY, userId);
}

export const isSignedInAs = (userId: string): boolean => readLocal(KEY) === userId;
