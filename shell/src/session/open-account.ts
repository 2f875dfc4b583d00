import type { ParcelKey } from '@app/contract/parcel-key';
import type { Unsent } from '@app/sync/parcel/unsent-content';
import type { ResilientStore } from '@app/sync/store/resilient-store';

/** The account that this page has open. */
export interface OpenAccount {
  readonly userId: string;
  /**
   * What the page has of the account it has in memory alone: on a shared computer (P-08), whose mark may be another session's by now, or as the
   * device took nothing. A database here is then of other pages.
   */
  readonly isInMemory: () => boolean;
  /** What is sealed for the account is sealed with it; `undefined` until the server has given it. */
  readonly key: () => ParcelKey | undefined;
  /** Completions of activities that the page has in memory alone. */
  readonly moves: () => Unsent['moves'];
  /** False where unsent edits or completions are in this page's memory alone and cannot be sealed: leaving would lose them. */
  readonly canLeave: () => boolean;
  /** What the page has in memory, as a store of its own. */
  readonly copyOfMemory: () => Promise<ResilientStore>;
  /** Stores all open edits and writes nothing afterwards. `undefined` behind a lock: the page has nothing of the account. */
  readonly retire: () => Promise<ResilientStore | undefined>;
}

let open: OpenAccount | undefined;

/** Undefined on visitors' pages. */
export const openAccount = (): OpenAccount | undefined => open;

/** @returns a function that unregisters it */
export function registerOpenAccount(account: OpenAccount): () => void {
  open = account;
  return () => {
    if (open === account) open = undefined;
  };
}
