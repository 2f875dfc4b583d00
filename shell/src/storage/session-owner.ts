const KEY = 'sessionOwner';

/** Id of the account that was last signed in on this device. */
export function sessionOwner(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberSessionOwner(userId: string): void {
  try {
    window.localStorage.setItem(KEY, userId);
  } catch {
    // Then a deletion of the account does not find its parcel, which nothing can open any more.
  }
}
