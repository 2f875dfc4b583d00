import type { ParcelKey, ParcelOpener } from '@app/contract/parcel-key';

/** Parts sealed for an account: what opens them is the private half of its key, which this device does not have. */
export interface SealedBox {
  /** Public half of a key pair made for this box. */
  readonly ephemeral: JsonWebKey;
  /** The AES-GCM key of the parts, wrapped. */
  readonly wrappedKey: ArrayBuffer;
  readonly parts: readonly { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }[];
}

const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const;
const AES_GCM = { name: 'AES-GCM', length: 256 } as const;
const AES_KW = { name: 'AES-KW', length: 256 } as const;
/** Names the use of the agreed secret: part of the format. */
const INFO = 'reencuentro parcel';
const IV_BYTES = 12;

const encoder = new TextEncoder();

/** WebCrypto, which browsers have in a secure context only (D38), and databases, where parcels are kept. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** The key that wraps: HKDF-SHA-256 of the secret that both pairs agree on. */
async function wrappingKey(
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  use: 'wrapKey' | 'unwrapKey',
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const secret = await subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(INFO) };
  return subtle.deriveKey(derivation, base, AES_KW, false, [use]);
}

const importPublic = ({ kty, crv, x = '', y = '' }: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', { ...(kty && { kty }), ...(crv && { crv }), x, y }, ECDH, true, []);

const boundTo = (owner: string, part: number): Uint8Array<ArrayBuffer> => encoder.encode(JSON.stringify([owner, part]));

/** Seals parts under a fresh AES-GCM key, and wraps that for the account. @param owner bound to them: for nobody else do they open */
export async function sealBox(
  accountKey: ParcelKey,
  owner: string,
  parts: readonly Uint8Array<ArrayBuffer>[],
): Promise<SealedBox> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(ECDH, false, ['deriveBits']);
  const wrapping = await wrappingKey(pair.privateKey, await importPublic(accountKey), 'wrapKey');
  const key = await subtle.generateKey(AES_GCM, true, ['encrypt']);
  return {
    ephemeral: await subtle.exportKey('jwk', pair.publicKey),
    wrappedKey: await subtle.wrapKey('raw', key, wrapping, AES_KW.name),
    parts: await Promise.all(
      parts.map(async (part, i) => {
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const aes = { name: AES_GCM.name, iv, additionalData: boundTo(owner, i) };
        return { iv, bytes: await subtle.encrypt(aes, key, part) };
      }),
    ),
  };
}

/** @throws DOMException if the box is another account's, or was altered */
export async function openBox(opener: ParcelOpener, owner: string, box: SealedBox): Promise<ArrayBuffer[]> {
  const { subtle } = crypto;
  const own = await subtle.importKey('jwk', opener, ECDH, false, ['deriveBits']);
  const wrapping = await wrappingKey(own, await importPublic(box.ephemeral), 'unwrapKey');
  const key = await subtle.unwrapKey('raw', box.wrappedKey, wrapping, AES_KW.name, AES_GCM, false, ['decrypt']);
  return Promise.all(
    box.parts.map(({ iv, bytes }, i) =>
      subtle.decrypt({ name: AES_GCM.name, iv, additionalData: boundTo(owner, i) }, key, bytes),
    ),
  );
}
