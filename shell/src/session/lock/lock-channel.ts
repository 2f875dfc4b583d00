import type { LockRecord } from '@app/sync/lock/lock-record';

/** What proves the PIN to the server, and its share: a page brings them along when it is signed in again. */
interface LockSecrets {
  readonly verifier: string;
  readonly share: string;
}

/** An open lock. */
export interface OpenLock {
  readonly record: LockRecord;
  /** Of the rows. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** Absent where the account's key has opened it instead of a PIN. */
  readonly secrets?: LockSecrets | undefined;
}

/** What is being converted on this device: until it has ended, the rows are as they were. */
export interface LockConversion {
  readonly kind: 'set' | 'remove';
  /** Another page keeps the database open: it goes on once that page is closed or reloaded. */
  readonly isBlocked: boolean;
}

export type LockMessage =
  /** A new tab: has any the key? */
  | { readonly type: 'ask' }
  /** The lock was set, or opened, or another tab has asked. */
  | { readonly type: 'open'; readonly lock: OpenLock }
  | { readonly type: 'removed'; readonly id: string }
  /** The lock has another passkey, or none any more. */
  | { readonly type: 'changed'; readonly record: LockRecord }
  /** A conversion begins, is blocked, or, without one, has ended. */
  | { readonly type: 'converting'; readonly change: LockConversion | undefined }
  /** The user is there. */
  | { readonly type: 'used' };

const TYPES = ['ask', 'open', 'removed', 'changed', 'converting', 'used'];

export interface LockChannel {
  post(message: LockMessage): void;
  onMessage: ((message: LockMessage) => void) | undefined;
}

/** Between the tabs of an account, of this origin alone: an open tab opens the others (D43). */
export function openLockChannel(userId: string): LockChannel {
  const messages: LockChannel = { post: () => undefined, onMessage: undefined };
  if (typeof BroadcastChannel === 'undefined') return messages;
  const channel = new BroadcastChannel(`lock-${userId}`);
  channel.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== '' && origin !== window.location.origin) return;
    if (isMessage(data)) messages.onMessage?.(data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only ever reaches its own origin
  messages.post = (message) => channel.postMessage(message);
  return messages;
}

const isMessage = (data: unknown): data is LockMessage =>
  typeof data === 'object' && data !== null && 'type' in data && TYPES.includes(String(data.type));
