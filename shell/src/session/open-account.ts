import type { ParcelKey } from '@app/contract/parcel-key';
import type { ResilientStore } from '@app/sync/store/resilient-store';

/** The account that this page has open. */
export interface OpenAccount {
  readonly userId: string;
  /** What is sealed for the account is sealed with it; `undefined` until the server has given it. */
  readonly key: () => ParcelKey | undefined;
  /** False where unsent edits are in this page's memory alone and cannot be sealed: leaving would lose them. */
  readonly canLeave: () => boolean;
  /** Stores all open edits and writes nothing afterwards. */
  readonly retire: () => Promise<ResilientStore>;
}

let open: OpenAccount | undefined;

/** Undefined on visitors' pages. */
export const openAccount = (): OpenAccount | undefined => open;

/** @returns a function that unregisters it */
export function watchOpenAccount(account: OpenAccount): () => void {
  open = account;
  return () => {
    if (open === account) open = undefined;
  };
}
