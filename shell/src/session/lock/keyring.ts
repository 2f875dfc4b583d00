import type { LockRecord } from '@app/sync/lock/lock-record';
import type { RowCodec } from '@app/sync/store/row-codec';
import type { PageKeys } from '@app/sync/sync-client-setting';
import { forgetLockNote, lockNoteOf } from '../../storage/lock-note.ts';
import {
  type LockChannel,
  type LockConversion,
  type LockMessage,
  openLockChannel,
  type OpenLock,
} from './lock-channel.ts';

/**
 * `off`: no lock · `closed`: this page does not have the key · `open` · `covered`: the lock has fallen over an open page, which goes on
 * saving.
 */
export type LockState = 'off' | 'closed' | 'open' | 'covered';

/** The lock of the account on this page (D43): its state, and its key while it is open. */
export class Keyring implements PageKeys {
  codec: RowCodec | undefined;
  /** Opened by the account's key: the lock is to be removed. */
  isRecovered = false;
  /** As far as this page knows, the session has the share: a reload asks for the PIN. */
  isInSession = false;
  readonly #userId: string;
  readonly #channel: LockChannel;
  readonly #listeners = new Set<() => void>();
  #state: LockState;
  #open: OpenLock | undefined;
  #change: LockConversion | undefined;
  /** Ids of removed locks: a key of theirs that arrives late opens nothing. */
  readonly #removed = new Set<string>();
  /** By their ids, what locks have become since this page began: any other record of one is older. */
  readonly #changed = new Map<string, LockRecord>();
  #awaited: {
    readonly record: LockRecord;
    readonly give: (codec: RowCodec) => void;
    readonly refuse: (error: Error) => void;
  }[] = [];

  constructor(userId: string, channel = openLockChannel(userId)) {
    this.#userId = userId;
    this.#channel = channel;
    this.#state = lockNoteOf(userId) ? 'closed' : 'off';
    channel.onMessage = (message) => void this.#onMessage(message);
    if (this.#state === 'closed') channel.post({ type: 'ask' });
  }

  get state(): LockState {
    return this.#state;
  }

  get isOn(): boolean {
    return this.#state !== 'off';
  }

  get isAwaited(): boolean {
    return this.#awaited.length > 0;
  }

  get lock(): OpenLock | undefined {
    return this.#open;
  }

  /** Under way in this tab or another. */
  get change(): LockConversion | undefined {
    return this.#change;
  }

  readonly #used = new Set<() => void>();
  readonly #asked = new Set<() => void>();

  /** Calls back when another tab was used: the lock falls over none of them then. @returns a function that stops it */
  onUsedElsewhere(listener: () => void): () => void {
    this.#used.add(listener);
    return () => this.#used.delete(listener);
  }

  /** Calls back before another tab is given the key: a lock that should have fallen falls now. @returns a function that stops it */
  onAsked(listener: () => void): () => void {
    this.#asked.add(listener);
    return () => this.#asked.delete(listener);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  codecFor(record: LockRecord): Promise<RowCodec> {
    if (this.codec && this.#isKnown(record)) return Promise.resolve(this.codec);
    return new Promise((give, refuse) => {
      this.#awaited.push({ record, give, refuse });
      this.#channel.post({ type: 'ask' });
      this.#become('closed');
    });
  }

  /** The key is there: set, opened, or taken over from another tab. */
  async give(lock: OpenLock, { isFromTab = false } = {}): Promise<void> {
    const { sealingCodec } = await import(/* webpackChunkName: "lock" */ '@app/sync/store/sealing-codec');
    if (this.#removed.has(lock.record.id)) {
      if (this.#state === 'closed' && !this.isAwaited) this.remove({ isFromTab: true });
      return;
    }
    const known = this.#isKnown(lock.record) ? this.#open : undefined;
    this.codec = known && this.codec ? this.codec : sealingCodec(lock.key);
    // Who gives it may have read its record before the last change of it.
    const record = known?.record ?? this.latest(lock.record);
    this.#open = { ...lock, record, secrets: lock.secrets ?? known?.secrets };
    const { codec } = this;
    const waiting = this.#awaited.filter((each) => each.record.id === record.id);
    this.#awaited = this.#awaited.filter((each) => !waiting.includes(each));
    this.#become('open');
    for (const { give } of waiting) give(codec);
    if (!isFromTab) this.#channel.post({ type: 'open', lock: this.#open });
  }

  /** The lock falls over this page. */
  cover(): void {
    if (this.#state === 'open') this.#become('covered');
  }

  /** The database has no lock (any more). */
  remove({ isFromTab = false } = {}): void {
    const id = this.#open?.record.id;
    if (id !== undefined) this.#removed.add(id);
    this.codec = undefined;
    this.#open = undefined;
    this.isRecovered = false;
    this.isInSession = false;
    const waiting = this.#awaited;
    this.#awaited = [];
    // Its database has been converted: the store opens it again, without a key.
    for (const { refuse } of waiting) refuse(new Error('the lock was removed'));
    if (!isFromTab) forgetLockNote();
    this.#become('off');
    if (!isFromTab && id !== undefined) this.#channel.post({ type: 'removed', id });
  }

  /** A lock as this page knows it by now, told from a record of it that may have been kept since before a change. */
  latest(record: LockRecord): LockRecord {
    return this.#changed.get(record.id) ?? record;
  }

  /** The lock has another passkey, or none any more. Lifts no lock that has fallen meanwhile. */
  changeRecord(record: LockRecord, { isFromTab = false } = {}): void {
    this.#changed.set(record.id, record);
    if (this.#open && this.#isKnown(record)) this.#open = { ...this.#open, record };
    this.#become(this.#state);
    if (!isFromTab) this.#channel.post({ type: 'changed', record });
  }

  /** @param change `undefined` once it has ended, in whatever way */
  noteChange(change: LockConversion | undefined, { isFromTab = false } = {}): void {
    this.#change = change;
    this.#become(this.#state);
    if (!isFromTab) this.#channel.post({ type: 'converting', change });
  }

  noteUse(): void {
    this.#channel.post({ type: 'used' });
  }

  async #onMessage(message: LockMessage): Promise<void> {
    if (message.type === 'ask') this.#answer();
    else if (message.type === 'open') await this.give(message.lock, { isFromTab: true });
    else if (message.type === 'removed') {
      this.#removed.add(message.id);
      if (this.#isOf(message.id)) this.remove({ isFromTab: true });
    } else if (message.type === 'changed') this.changeRecord(message.record, { isFromTab: true });
    else if (message.type === 'converting') this.noteChange(message.change, { isFromTab: true });
    else if (message.type === 'used') for (const listener of this.#used) listener();
  }

  /** A tab that was left, with a lock that falls then, is open only because another one was opened: it gives nobody the key. */
  #answer(): void {
    for (const listener of this.#asked) listener();
    if (document.hidden && this.after === 0) return;
    if (this.#state === 'open' && this.#open) this.#channel.post({ type: 'open', lock: this.#open });
  }

  #isKnown({ id }: LockRecord): boolean {
    return this.#open?.record.id === id;
  }

  #isOf(id: string): boolean {
    return this.#open?.record.id === id || this.#awaited.some(({ record }) => record.id === id);
  }

  #become(state: LockState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  get after(): number {
    return lockNoteOf(this.#userId)?.after ?? 0;
  }
}

const keyrings = new Map<string, Keyring>();

/** One on each page: the store and the lock's screen share it. */
export function keyringOf(userId: string): Keyring {
  const known = keyrings.get(userId);
  if (known) return known;
  const keyring = new Keyring(userId);
  keyrings.set(userId, keyring);
  return keyring;
}
