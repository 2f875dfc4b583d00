import type { ParcelKey, ParcelOpener } from '@app/contract/parcel-key';
import { newUuid } from '../new-uuid.ts';
import { base64url, bytesOf } from './base64url.ts';
import type { PasskeyWrap } from './passkey-wrap.ts';
import { openBox, sealBox, type SealedBox } from '../sealing/sealed-box.ts';

/** The lock of an account on this device (D43): in the database, beside the rows that its key opens. */
export interface LockRecord {
  readonly id: string;
  /** Of the PIN; only this device has it, so that the server can conclude nothing from a verifier. */
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** The key of the rows, under the PIN and the server's share. */
  readonly wrapped: ArrayBuffer;
  /** The key of the rows, sealed for the account: any signed-in session opens it once the PIN cannot. */
  readonly recovery: SealedBox;
  /** Where the user has chosen so: opens it too, also without a network. */
  readonly passkey?: PasskeyWrap | undefined;
}

/** What a lock is made of; only `record` is stored on the device. */
export interface NewLock {
  readonly record: LockRecord;
  /** Of the rows: 256 bits. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly verifier: string;
  readonly share: string;
}

/** OWASP's number for PBKDF2 with SHA-256. With salt and share apart from each other it is a second line, not the first. */
const ITERATIONS = 600_000;
const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;

const encoder = new TextEncoder();
const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

/** @param owner id of the account */
export async function makeLock(pin: string, accountKey: ParcelKey, owner: string): Promise<NewLock> {
  const [key, share, salt, iv] = [random(SECRET_BYTES), random(SECRET_BYTES), random(SALT_BYTES), random(IV_BYTES)];
  const secrets = await secretsOf(pin, { salt, iterations: ITERATIONS });
  const wrapping = await wrappingKey(secrets.pinSecret, share);
  const record: LockRecord = {
    id: newUuid(),
    salt,
    iterations: ITERATIONS,
    iv,
    wrapped: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, key),
    recovery: await sealBox(accountKey, owner, [key]),
  };
  return { record, key, verifier: secrets.verifier, share: base64url(share) };
}

/** What a PIN gives: the verifier for the server, and a secret that stays here. */
export interface PinSecrets {
  readonly verifier: string;
  readonly pinSecret: ArrayBuffer;
}

/** PBKDF2 of the PIN, then HKDF for each use. */
export async function secretsOf(
  pin: string,
  { salt, iterations }: Pick<LockRecord, 'salt' | 'iterations'>,
): Promise<PinSecrets> {
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const stretched = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, 256);
  const base = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits']);
  const forUse = (use: string) =>
    subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(`reencuentro lock ${use}`) },
      base,
      256,
    );
  return { verifier: base64url(new Uint8Array(await forUse('verifier'))), pinSecret: await forUse('secret') };
}

/** Both halves are needed: neither the device nor the server has them all. */
async function wrappingKey(pinSecret: ArrayBuffer, share: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', pinSecret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: share, info: encoder.encode('reencuentro lock key') };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The key of the rows. @throws DOMException if the share belongs to another lock, or the record was altered */
export async function unlock(
  { iv, wrapped }: LockRecord,
  { pinSecret }: PinSecrets,
  share: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const wrapping = await wrappingKey(pinSecret, bytesOf(share));
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapping, wrapped));
}

/** The key of the rows, by what a signed-in session gets from the server. @throws DOMException if it is another account's */
export async function recover(
  { recovery }: LockRecord,
  opener: ParcelOpener,
  owner: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [key] = await openBox(opener, owner, recovery);
  if (!key) throw new Error('the box is empty');
  return new Uint8Array(key);
}
