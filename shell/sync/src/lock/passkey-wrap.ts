import { base64url, bytesOf } from './base64url.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a passkey opens, besides the PIN (D43). In the lock's record, on this device alone. */
export interface PasskeyWrap {
  readonly credentialId: Bytes;
  /** What the authenticator evaluates its pseudo-random function of. No secret. */
  readonly input: Bytes;
  readonly iv: Bytes;
  /** The key of the rows with the PIN's secrets, under the authenticator's answer. */
  readonly wrapped: ArrayBuffer;
}

/** The key of the rows; and what the session needs, so that a page that is signed in again keeps its lock. */
export interface Wrapped {
  readonly key: Bytes;
  readonly secrets: { readonly verifier: string; readonly share: string };
}

/** An answer of an authenticator. */
export interface Evaluated {
  readonly credentialId: Bytes;
  readonly input: Bytes;
  /** 256 bits, another one for each credential and input; the authenticator gives them after it has verified the user. */
  readonly output: BufferSource;
}

const INPUT_BYTES = 32;
const IV_BYTES = 12;

const encoder = new TextEncoder();

export const newPasskeyInput = (): Bytes => crypto.getRandomValues(new Uint8Array(INPUT_BYTES));

/** @param lockId of the lock that the key belongs to: a wrap that is copied to another lock does not open */
export async function wrapForPasskey(
  { key, secrets }: Wrapped,
  lockId: string,
  { credentialId, input, output }: Evaluated,
): Promise<PasskeyWrap> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = encoder.encode(JSON.stringify({ ...secrets, key: base64url(key) }));
  const parameters = { name: 'AES-GCM', iv, additionalData: encoder.encode(lockId) };
  return {
    credentialId,
    input,
    iv,
    wrapped: await crypto.subtle.encrypt(parameters, await keyOf(output, input), text),
  };
}

/** @throws DOMException if the authenticator has given another answer, or the record was altered */
export async function unwrapByPasskey(
  { input, iv, wrapped }: PasskeyWrap,
  lockId: string,
  output: BufferSource,
): Promise<Wrapped> {
  const parameters = { name: 'AES-GCM', iv, additionalData: encoder.encode(lockId) };
  const text = await crypto.subtle.decrypt(parameters, await keyOf(output, input), wrapped);
  const { key, verifier, share } = JSON.parse(new TextDecoder().decode(text)) as Record<string, string>;
  return { key: bytesOf(key ?? ''), secrets: { verifier: verifier ?? '', share: share ?? '' } };
}

async function keyOf(output: BufferSource, salt: Bytes): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', output, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode('reencuentro lock passkey') };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
