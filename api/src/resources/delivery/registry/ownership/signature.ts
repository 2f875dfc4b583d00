import { createPublicKey, verify } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { forbidden } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { RemoteOwnerModel } from './owner.model.ts';

/** `remote.json` as uploaded, and its signature. */
interface Signed {
  readonly manifestBytes: Uint8Array;
  readonly signature: string | undefined;
}

function isSigned({ manifestBytes, signature = '' }: Signed, key: string): boolean {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, manifestBytes, publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/**
 * Requires the signature of a remote's key, if one is set, whatever token publishes: a stolen token of the team is then not enough. The
 * installation's token needs a signature too; it can remove the key, which the audit records.
 * @throws HttpProblem 403
 */
export async function requireSignature(name: string, signed: Signed, session: ClientSession): Promise<void> {
  const key = (await RemoteOwnerModel.findById(name, { key: 1 }).session(session).lean())?.key;
  if (key !== undefined && !isSigned(signed, key))
    throw forbidden(signed.signature === undefined ? messages.notSigned(name) : messages.wronglySigned(name));
}
