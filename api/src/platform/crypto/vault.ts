import { hkdfSync } from 'node:crypto';
import { Binary } from 'mongodb';
import { openBytes, associatedData, sealBytes } from './seal.ts';

/** Address of a sealed value, its associated data: a value copied to another address does not decrypt. */
export interface FieldAddress {
  /** Kind and key of the document, e.g. `entry/activity-7`. */
  readonly document: string;
  /** Name of the field, e.g. `responses.experience`. */
  readonly field: string;
  /** Revision under which it was written: an older value that is put back does not decrypt. */
  readonly version: number;
}

/** A binary field as mongoose returns it: a Buffer from documents, a `Binary` from lean queries. */
export type SealedField = Uint8Array | Binary;

/** Plain bytes of a binary field, whichever way it was read. */
export const bytesOf = (field: SealedField): Uint8Array => (field instanceof Binary ? field.value() : field);

/** Encrypts and decrypts the data of one user; created by `Vaults`. */
export class Vault {
  readonly #userId: string;
  readonly #dataKey: Buffer;

  constructor(userId: string, dataKey: Buffer) {
    this.#userId = userId;
    this.#dataKey = dataKey;
  }

  /** Seals any JSON value, for a `Buffer` field of a model. */
  seal(address: FieldAddress, value: unknown): Buffer {
    return this.sealBytes(address, Buffer.from(JSON.stringify(value), 'utf8'));
  }

  /** Opens what `seal` made. The caller parses it: it is as untrusted as any other stored value. @throws SealError */
  open(address: FieldAddress, sealed: SealedField): unknown {
    return JSON.parse(this.openBytes(address, sealed).toString('utf8'));
  }

  /** Seals bytes, such as those of a drawing. */
  sealBytes(address: FieldAddress, bytes: Uint8Array): Buffer {
    return sealBytes(this.#dataKey, bytes, this.#aad(address));
  }

  /** @throws SealError */
  openBytes(address: FieldAddress, sealed: SealedField): Buffer {
    return openBytes(this.#dataKey, bytesOf(sealed), this.#aad(address));
  }

  /** Derives secret bytes for another purpose than sealing, always the same ones: HKDF-SHA-256 (RFC 5869) of the data key. */
  derive(purpose: string, length: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#dataKey, '', purpose, length));
  }

  #aad({ document, field, version }: FieldAddress): Buffer {
    return associatedData('user', this.#userId, document, field, version);
  }
}
