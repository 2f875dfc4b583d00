import { readLocal, writeLocal } from './local-text.ts';

const KEY = 'sessionOwner';

/** Id of the account that was last signed in on this device. */
export const sessionOwner = (): string | undefined => readLocal(KEY) ?? undefined;

/** Where it cannot be kept, a deletion of the account does not find its parcel, which nothing can open any more. */
export function rememberSessionOwner(userId: string): void {
  writeLocal(KEY, userId);
}
