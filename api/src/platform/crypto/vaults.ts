import { randomBytes } from 'node:crypto';
import type { VaultPurpose } from '@app/contract/vault-openings';
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
 * The data keys of all users. Each is random, created at registration, and stored only in the account, wrapped: deleting the account makes
 * everything sealed with it unreadable forever, also in backups of other collections.
 */
export class Vaults {
  readonly #operator: OperatorKeys;
  readonly #readKey: (userId: string) => Promise<SealedField | undefined>;
  readonly #noteOpening: (userId: string, purpose: VaultPurpose) => Promise<void>;
  readonly #open = new LRUCache<string, Vault>({ max: CACHED_VAULTS, ttl: CACHED_MS });

  /**
   * @param readKey reads the wrapped key from the account; `undefined` when there is no such account
   * @param noteOpening records for the user that the server opens the vault without a request of the user
   */
  constructor(
    operator: OperatorKeys,
    readKey: (userId: string) => Promise<SealedField | undefined>,
    noteOpening: (userId: string, purpose: VaultPurpose) => Promise<void>,
  ) {
    this.#operator = operator;
    this.#readKey = readKey;
    this.#noteOpening = noteOpening;
  }

  /** A new data key for an account that is about to be inserted. */
  create(userId: string): WrappedKey {
    return this.#wrap(userId, randomBytes(KEY_BYTES));
  }

  /**
   * The vault of the user whose request is being answered; all other callers use `forService`.
   * @throws Error when the account does not exist · SealError when no operator key opens its data key
   */
  async of(userId: string): Promise<Vault> {
    const vault = await this.#find(userId);
    if (!vault) throw new Error('this account has no data key');
    return vault;
  }

  /**
   * The vault of an account without a request of its user: a job, or a link that needs no session. The opening is on record, for the user to
   * see (D45), before the vault is handed out. `undefined` when the account was deleted meanwhile.
   * @throws SealError when no operator key opens the data key · Error when the opening cannot be recorded
   */
  async forService(userId: string, purpose: VaultPurpose): Promise<Vault | undefined> {
    const vault = await this.#find(userId);
    if (vault) await this.#noteOpening(userId, purpose);
    return vault;
  }

  /** The vault against which a token is checked that was sealed with it: opens nothing that is stored. @throws SealError */
  async forToken(userId: string): Promise<Vault | undefined> {
    return this.#find(userId);
  }

  async #find(userId: string): Promise<Vault | undefined> {
    const cached = this.#open.get(userId);
    if (cached) return cached;
    const wrapped = await this.#readKey(userId);
    if (!wrapped) return undefined;
    const vault = new Vault(userId, this.#unwrap(userId, wrapped));
    this.#open.set(userId, vault);
    return vault;
  }

  /** Wraps the same data key with the newest operator key; data encrypted with it stays unchanged. The opening is on record. */
  async rewrap(userId: string, wrapped: SealedField): Promise<WrappedKey> {
    await this.#noteOpening(userId, 'keyRotation');
    return this.#wrap(userId, this.#unwrap(userId, wrapped));
  }

  /** Id of the operator key that wraps new data keys. */
  get newestKeyId(): string {
    return this.#operator.newestId;
  }

  /** Removes the cached key; call it when an account is erased. */
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
