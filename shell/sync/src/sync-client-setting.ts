import type { DeviceMirror } from './device-mirror.ts';
import type { Transport } from './session/transport.ts';
import type { StoreKeys } from './store/resilient-store.ts';
import type { RowCodec } from './store/row-codec.ts';

/** What a page gives to its `SyncClient`. */
export interface SyncClientSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  readonly transport: Transport;
  /** Nothing is stored on this device, by the user's choice (P-08). */
  readonly keepsNothing: boolean;
  /** Where a lock may be set (D43). */
  readonly keys?: PageKeys;
  /** Copies of the documents that other code on this device may read; the leading tab keeps them up to date. */
  readonly mirror?: DeviceMirror;
  /** Resolves when the page has time for work that nobody waits for. */
  readonly whenIdle: () => Promise<void>;
  readonly texts: { readonly thisDevice: string; readonly newTitle: string };
  readonly now?: () => Date;
}

/** The keys that this page has. */
export interface PageKeys extends StoreKeys {
  /** Of an open lock; also known before the store is. */
  readonly codec: RowCodec | undefined;
  /** The store waits for the user to open the lock. */
  readonly isAwaited: boolean;
  /** Calls back after every change. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}
