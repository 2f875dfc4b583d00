import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + IV_BYTES + TAG_BYTES;
/** Bytes that sealing adds. */
export const SEAL_BYTES = HEADER_BYTES;

export const KEY_BYTES = 32;

/** Sealed bytes that do not decrypt: wrong key, wrong associated data, or altered in the database. */
export class SealError extends Error {
  constructor() {
    super('sealed bytes do not open with this key and associated data');
    this.name = 'SealError';
  }
}

/**
 * Associated data of AES-GCM: parts are joined unambiguously, so that bytes copied to another field do not decrypt there.
 * @example associatedData('user', userId, 'entry', key, 'title', rev)
 */
export const associatedData = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.from(JSON.stringify(parts), 'utf8');

/** AES-256-GCM. @returns format byte, 96 random bits of IV, tag, ciphertext */
export function sealBytes(key: Buffer, plain: Uint8Array, aad: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(aad);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body]);
}

/** @throws SealError */
export function openBytes(key: Buffer, sealed: Uint8Array, aad: Buffer): Buffer {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) throw new SealError();
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(aad);
  decipher.setAuthTag(bytes.subarray(1 + IV_BYTES, HEADER_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()]);
  } catch {
    throw new SealError();
  }
}
