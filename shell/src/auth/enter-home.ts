import { leaveForNextPage } from '../storage/next-page.ts';

/** Signed in: the whole page is loaded anew, with the user's registry (D13); the next page says that it went well (D26). */
export function enterHome(): void {
  leaveForNextPage('signed-in');
  window.location.assign('/');
}
