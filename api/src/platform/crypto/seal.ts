import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + IV_BYTES + TAG_BYTES;
/** By which sealed bytes are longer than what they hold. */
export const SEAL_BYTES = HEADER_BYTES;

export const KEY_BYTES = 32;

/** Sealed bytes that do not open: wrong key, wrong place, or changed in the database. */
export class SealError extends Error {
  constructor() {
    super('sealed bytes do not open with this key in this place');
    this.name = 'SealError';
  }
}

/**
 * What the sealed bytes belong to. Parts are joined unambiguously, so that bytes moved to another place do not open there.
 * @example placeOf('user', userId, 'entry', key, 'title', rev)
 */
export const placeOf = (...parts: readonly (string | number)[]): Buffer => Buffer.from(JSON.stringify(parts), 'utf8');

/** AES-256-GCM. @returns format byte, 96 random bits of IV, tag, ciphertext */
export function sealBytes(key: Buffer, plain: Uint8Array, place: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(place);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body]);
}

/** @throws SealError */
export function openBytes(key: Buffer, sealed: Uint8Array, place: Buffer): Buffer {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) throw new SealError();
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(place);
  decipher.setAuthTag(bytes.subarray(1 + IV_BYTES, HEADER_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()]);
  } catch {
    throw new SealError();
  }
}
