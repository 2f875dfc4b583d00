import { Binary } from 'mongodb';
import { openBytes, placeOf, sealBytes } from './seal.ts';

/** Where a sealed value belongs: nothing of it can be swapped without the value refusing to open. */
export interface FieldAddress {
  /** Kind and key of the document, e.g. `entry/activity-7`. */
  readonly document: string;
  /** Name of the field, e.g. `responses.experience`. */
  readonly field: string;
  /** Revision under which it was written: an older value put back in its place does not open. */
  readonly version: number;
}

/** As mongoose gives binary fields back: Buffers from documents, `Binary` from lean queries. */
export type SealedField = Uint8Array | Binary;

/** Plain bytes of a binary field, whichever way it was read. */
export const bytesOf = (field: SealedField): Uint8Array => (field instanceof Binary ? field.value() : field);

/** Seals and opens what belongs to one user; made by `Vaults`. */
export class Vault {
  readonly #userId: string;
  readonly #dataKey: Buffer;

  constructor(userId: string, dataKey: Buffer) {
    this.#userId = userId;
    this.#dataKey = dataKey;
  }

  /** Seals any JSON value; what repositories store in a `Buffer` field. */
  seal(place: FieldAddress, value: unknown): Buffer {
    return this.sealBytes(place, Buffer.from(JSON.stringify(value), 'utf8'));
  }

  /** Opens what `seal` made. The caller parses it: it is as untrusted as any other stored value. @throws SealError */
  open(place: FieldAddress, sealed: SealedField): unknown {
    return JSON.parse(this.openBytes(place, sealed).toString('utf8'));
  }

  /** For drawings and other bytes. */
  sealBytes(place: FieldAddress, bytes: Uint8Array): Buffer {
    return sealBytes(this.#dataKey, bytes, this.#aad(place));
  }

  /** @throws SealError */
  openBytes(place: FieldAddress, sealed: SealedField): Buffer {
    return openBytes(this.#dataKey, bytesOf(sealed), this.#aad(place));
  }

  #aad({ document, field, version }: FieldAddress): Buffer {
    return placeOf('user', this.#userId, document, field, version);
  }
}
