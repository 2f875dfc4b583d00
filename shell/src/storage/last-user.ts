import { type SignedInUser, signedInUserSchema } from '@app/contract/accounts';
import * as z from 'zod/mini';
import { isSharedComputer } from './shared-computer.ts';

/** Who was signed in when the server last said: without a network she is still who she was. Gone with signing out. */
const KEY = 'lastUser';

export function rememberUser(user: SignedInUser | null): void {
  try {
    if (!user || isSharedComputer()) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // Then she cannot be shown in without a network, and nothing else is lost.
  }
}

export function rememberedUser(): SignedInUser | undefined {
  try {
    const result = z.safeParse(signedInUserSchema, JSON.parse(window.localStorage.getItem(KEY) ?? 'null'));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
