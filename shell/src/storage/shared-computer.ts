import { SHARED_COMPUTER_COOKIE as NAME } from '@app/contract/sign-in';
import { lookName } from './look-name.ts';

const YEAR = '; max-age=31536000';

/**
 * Stores the user's answer at sign-in that others use this computer: nothing personal is kept on it (P-08). Ends with the browser's
 * session; on a discreet device it stays (D44).
 */
export function rememberSharedComputer(isShared: boolean): void {
  document.cookie = `${NAME}=${isShared ? '1' : ''}; path=/; samesite=lax${isShared ? (lookName() ? YEAR : '') : '; max-age=0'}`;
}

export const isSharedComputer = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);

/** What the box at the sign-in begins with: on a discreet device the last answer, elsewhere none (P-08, D44). */
export const isSharedByHabit = (): boolean => lookName() !== undefined && isSharedComputer();
