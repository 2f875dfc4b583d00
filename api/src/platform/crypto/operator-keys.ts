import { createHash } from 'node:crypto';
import { KEY_BYTES, openBytes, associatedData, SealError, sealBytes } from './seal.ts';

const ID_BYTES = 4;

/** Id of a key, which reveals nothing about it. */
const idOf = (key: Buffer): Buffer =>
  createHash('sha256').update('operator-key').update(key).digest().subarray(0, ID_BYTES);

/**
 * The operator's keys (`OPERATOR_KEY`, newest first): the newest seals, all open. They wrap the data key of each user and seal what
 * belongs to no user yet (job payloads). Sealed bytes begin with the id of their key, so a rotation needs no second try.
 */
export class OperatorKeys {
  readonly #keys: readonly { id: Buffer; key: Buffer }[];

  constructor(keys: readonly Buffer[]) {
    if (keys.length === 0 || keys.some((key) => key.length !== KEY_BYTES))
      throw new Error('OPERATOR_KEY: give at least one key of 32 bytes');
    this.#keys = keys.map((key) => ({ id: idOf(key), key }));
  }

  /** Hexadecimal id of the current key; values sealed by another need re-encryption. */
  get newestId(): string {
    return this.#newest.id.toString('hex');
  }

  seal(plain: Uint8Array, ...address: readonly (string | number)[]): Buffer {
    const { id, key } = this.#newest;
    return Buffer.concat([id, sealBytes(key, plain, associatedData('operator', ...address))]);
  }

  /** @throws SealError when the key is unknown or the bytes belong elsewhere */
  open(sealed: Uint8Array, ...address: readonly (string | number)[]): Buffer {
    const found = this.#keys.find(({ id }) => id.equals(sealed.subarray(0, ID_BYTES)));
    if (!found) throw new SealError();
    return openBytes(found.key, sealed.subarray(ID_BYTES), associatedData('operator', ...address));
  }

  get #newest() {
    const [newest] = this.#keys;
    if (!newest) throw new Error('no operator key');
    return newest;
  }
}
