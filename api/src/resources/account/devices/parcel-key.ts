import { createECDH } from 'node:crypto';
import type { ParcelOpener } from '@app/contract/parcel-key';
import type { Vault } from '../../../platform/crypto/vault.ts';

/** Order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the order has: the remainder is unbiased enough (FIPS 186-5, A.2.1). */
const SECRET_BYTES = 48;
const NUMBER_BYTES = 32;

/**
 * The account's key pair for parcels, derived from its data key: nothing is stored, it is the same after a restored backup, and no parcel
 * opens any more once the account is deleted.
 */
export function parcelOpenerOf(vault: Vault): ParcelOpener {
  const wide = BigInt(`0x${vault.derive('parcel key', SECRET_BYTES).toString('hex')}`);
  const hex = ((wide % (ORDER - 1n)) + 1n).toString(16);
  const secret = Buffer.from(hex.padStart(2 * NUMBER_BYTES, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey(); // a byte for the format, then x and y
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + NUMBER_BYTES).toString('base64url'),
    y: point.subarray(1 + NUMBER_BYTES).toString('base64url'),
    d: secret.toString('base64url'),
  };
}
