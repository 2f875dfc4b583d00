/** She said at sign-in that others use this computer: nothing of hers is kept on it (SECURITY P-08). Gone with the browser's session. */
const NAME = 'sharedComputer';

export function rememberSharedComputer(isShared: boolean): void {
  document.cookie = `${NAME}=${isShared ? '1' : ''}; path=/; samesite=lax${isShared ? '' : '; max-age=0'}`;
}

export const isSharedComputer = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`);
