import { SHARED_COMPUTER_COOKIE as NAME } from '@app/contract/sign-in';

/**
 * Stores the user's answer at sign-in that others use this computer: nothing personal is kept on it (P-08). Ends with the browser's
 * session.
 */

export function rememberSharedComputer(isShared: boolean): void {
  document.cookie = `${NAME}=${isShared ? '1' : ''}; path=/; samesite=lax${isShared ? '' : '; max-age=0'}`;
}

export const isSharedComputer = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);
