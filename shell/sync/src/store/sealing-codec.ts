import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { isSealed, type Row, type RowCodec, type RowStore, SEALED_TEXT } from './row-codec.ts';

/** Fields that stay in clear: keys and indexes. */
const CLEAR: Readonly<Record<RowStore, readonly string[]>> = {
  docs: ['id', 'kind', 'sort', 'of'],
  ink: ['id'],
  outbox: ['id'],
  drawings: ['hash', 'isSent'],
  mirrors: ['id'],
  reads: ['key'],
  moves: ['no'],
  quarantine: [],
};
/** Given by the database when the row is stored, and so not bound to it. */
const GIVEN_LATER = 'no';
/** Of a drawing; beside the other fields, which are JSON. */
const BYTES = 'bytes';

/** XChaCha20-Poly1305: nonces of 192 bits may be random, however many rows are written. */
const NONCE_BYTES = 24;
/** The length of the JSON, before it. */
const HEAD_BYTES = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Rows of every store by the names of their fields. The casts below are to it and back: which fields a stored row has is known here alone
 * (`CLEAR`), and a sealed row is typed as the one inside, as `RowCodec` promises.
 */
type Fields = Record<string, unknown>;

/** Seals rows and texts with a key of 256 bits. In its own chunk: only pages of a locked device load the cipher. */
export function sealingCodec(key: Uint8Array): RowCodec {
  return {
    key,
    seal(name, row) {
      const [clear, secret] = split(name, row as unknown as Fields);
      const { [BYTES]: bytes, ...rest } = secret;
      const sealed = encrypt(key, framed(rest, bytes), boundTo(name, clear));
      return { ...clear, sealed } as unknown as typeof row;
    },
    open(name, row) {
      // Never written under a lock; kept readable all the same.
      if (!isSealed(row)) return row;
      const { sealed, ...clear } = row as unknown as Fields & { readonly sealed: Uint8Array };
      const { json, bytes } = unframed(decrypt(key, new Uint8Array(sealed), boundTo(name, clear)));
      return { ...clear, ...json, ...(bytes && { [BYTES]: bytes }) } as unknown as Row<typeof name>;
    },
    sealText: (text) => SEALED_TEXT + toBase64(encrypt(key, encoder.encode(text), boundTo('text', {}))),
    openText: (text) =>
      text.startsWith(SEALED_TEXT)
        ? decoder.decode(decrypt(key, fromBase64(text.slice(SEALED_TEXT.length)), boundTo('text', {})))
        : text,
  };
}

function split(name: RowStore, row: Fields): [clear: Fields, secret: Fields] {
  const parts: [Fields, Fields] = [{}, {}];
  for (const [field, value] of Object.entries(row))
    if (value !== undefined) parts[CLEAR[name].includes(field) ? 0 : 1][field] = value;
  return parts;
}

/** A row copied over another does not open. */
const boundTo = (name: string, clear: Fields): Uint8Array => {
  const fields = Object.entries(clear).filter(([field]) => field !== GIVEN_LATER);
  return encoder.encode(JSON.stringify([name, ...fields.toSorted(([a], [b]) => (a < b ? -1 : 1))]));
};

function framed(rest: Fields, bytes: unknown): Uint8Array {
  const json = encoder.encode(JSON.stringify({ ...rest, ...(bytes === undefined ? {} : { [BYTES]: true }) }));
  const tail = bytes === undefined ? new Uint8Array() : new Uint8Array(bytes as ArrayBuffer);
  const frame = new Uint8Array(HEAD_BYTES + json.length + tail.length);
  new DataView(frame.buffer).setUint32(0, json.length);
  frame.set(json, HEAD_BYTES);
  frame.set(tail, HEAD_BYTES + json.length);
  return frame;
}

function unframed(frame: Uint8Array): { json: Fields; bytes: ArrayBuffer | undefined } {
  const length = new DataView(frame.buffer, frame.byteOffset).getUint32(0);
  const { [BYTES]: hasBytes, ...json } = JSON.parse(
    decoder.decode(frame.subarray(HEAD_BYTES, HEAD_BYTES + length)),
  ) as Fields;
  return { json, bytes: hasBytes === true ? new Uint8Array(frame.subarray(HEAD_BYTES + length)).buffer : undefined };
}

function encrypt(key: Uint8Array, plain: Uint8Array, aad: Uint8Array): Uint8Array {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = xchacha20poly1305(key, nonce, aad).encrypt(plain);
  const all = new Uint8Array(NONCE_BYTES + sealed.length);
  all.set(nonce);
  all.set(sealed, NONCE_BYTES);
  return all;
}

const decrypt = (key: Uint8Array, all: Uint8Array, aad: Uint8Array): Uint8Array =>
  xchacha20poly1305(key, all.subarray(0, NONCE_BYTES), aad).decrypt(all.subarray(NONCE_BYTES));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
