import type { DeviceMirror } from './device-mirror.ts';
import type { Transport } from './session/transport.ts';

/** What a page gives to its `SyncClient`. */
export interface SyncClientSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  readonly transport: Transport;
  /** Nothing is stored on this device, by the user's choice (P-08). */
  readonly keepsNothing: boolean;
  /** Copies of the documents that other code on this device may read; the leading tab keeps them up to date. */
  readonly mirror?: DeviceMirror;
  /** Resolves when the page has time for work that nobody waits for. */
  readonly whenIdle: () => Promise<void>;
  readonly texts: { readonly thisDevice: string; readonly newTitle: string };
  readonly now?: () => Date;
}
