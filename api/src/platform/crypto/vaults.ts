import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OperatorKeys } from './operator-keys.ts';
import { KEY_BYTES } from './seal.ts';
import { bytesOf, type SealedField, Vault } from './vault.ts';

const CACHED_VAULTS = 5_000;
const CACHED_MS = 5 * 60_000;

/** A user's data key as stored in the account. */
export interface WrappedKey {
  /** The data key, encrypted with an operator key. */
  readonly wrapped: Buffer;
  /** Id of that operator key: after a rotation, data keys under an older one are wrapped again. */
  readonly keyId: string;
}

/**
 * The data keys of all users: each is random, created at registration, stored wrapped in the account and nowhere else, so that deleting the
 * account makes everything encrypted with it unreadable forever, also in backups of other collections.
 */
export class Vaults {
  readonly #operator: OperatorKeys;
  readonly #readKey: (userId: string) => Promise<SealedField | undefined>;
  readonly #open = new LRUCache<string, Vault>({ max: CACHED_VAULTS, ttl: CACHED_MS });

  /** @param readKey reads the wrapped key from the account; `undefined` when there is no such account */
  constructor(operator: OperatorKeys, readKey: (userId: string) => Promise<SealedField | undefined>) {
    this.#operator = operator;
    this.#readKey = readKey;
  }

  /** A new data key for an account that is about to be inserted. */
  create(userId: string): WrappedKey {
    return this.#wrap(userId, randomBytes(KEY_BYTES));
  }

  /** @throws Error when the account does not exist · SealError when no operator key opens its data key */
  async of(userId: string): Promise<Vault> {
    const vault = await this.find(userId);
    if (!vault) throw new Error('this account has no data key');
    return vault;
  }

  /** For work that may run after the account was deleted. @throws SealError */
  async find(userId: string): Promise<Vault | undefined> {
    const cached = this.#open.get(userId);
    if (cached) return cached;
    const wrapped = await this.#readKey(userId);
    if (!wrapped) return undefined;
    const vault = new Vault(userId, this.#unwrap(userId, wrapped));
    this.#open.set(userId, vault);
    return vault;
  }

  /** The same data key under the newest operator key; data encrypted with it stays unchanged. */
  rewrap(userId: string, wrapped: SealedField): WrappedKey {
    return this.#wrap(userId, this.#unwrap(userId, wrapped));
  }

  /** Id of the operator key that wraps new data keys. */
  get newestKeyId(): string {
    return this.#operator.newestId;
  }

  /** Call when an account is erased. */
  forget(userId: string): void {
    this.#open.delete(userId);
  }

  #wrap(userId: string, dataKey: Buffer): WrappedKey {
    return { wrapped: this.#operator.seal(dataKey, 'data-key', userId), keyId: this.#operator.newestId };
  }

  #unwrap(userId: string, wrapped: SealedField): Buffer {
    return this.#operator.open(bytesOf(wrapped), 'data-key', userId);
  }
}
