import { base64url } from '@app/sync/lock/base64url';
import { type Evaluated, newPasskeyInput, type PasskeyWrap } from '@app/sync/lock/passkey-wrap';
import { lockCopy } from '../../copy/lock.es.ts';
import { lookName } from '../../storage/look-name.ts';

/**
 * The device's own authenticator (WebAuthn): it asks for the finger, the face or the screen lock, and answers with 256 bits that only it
 * can compute (the PRF extension). No server takes part: nothing is proved to anybody.
 */

/** The authenticator has made a key that cannot do what is needed here. */
export class NoPrfError extends Error {}

/** ES256 and RS256: what authenticators of devices have. Nothing is ever signed. */
const ALGORITHMS = [-7, -257];
const CHALLENGE_BYTES = 32;

const random = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES));

/** Whether this browser says that the device has one. Pages under a bare IP address have no name for its keys. */
export async function hasAuthenticator(): Promise<boolean> {
  const { PublicKeyCredential: Credential } = window as Partial<typeof window>;
  if (!window.isSecureContext || !Credential || /^[\d.]+$|:/.test(window.location.hostname)) return false;
  try {
    if (!(await Credential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    return (await Credential.getClientCapabilities())['extension:prf'] === true;
  } catch {
    return false; // An older browser.
  }
}

/**
 * Makes a key in it, and evaluates it.
 * @throws DOMException `NotAllowedError` if the user has declined · NoPrfError
 */
export async function makePasskey(signal: AbortSignal): Promise<Evaluated> {
  const { name } = lockCopy.passkey;
  const input = newPasskeyInput();
  const made = await navigator.credentials.create({
    signal,
    publicKey: {
      rp: { name: lookName() ?? lockCopy.passkey.product },
      user: { id: random(), name, displayName: name },
      challenge: random(),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      extensions: { prf: { eval: { first: input } } },
    },
  });
  const credential = asPublicKey(made);
  const credentialId = new Uint8Array(credential.rawId);
  const { prf } = credential.getClientExtensionResults();
  try {
    if (prf?.enabled !== true) throw new NoPrfError('it has no pseudo-random function');
    // Many evaluate only when they are asked: the user is asked a second time then.
    const output = prf.results?.first ?? (await evaluate({ credentialId, input }, signal));
    return { credentialId, input, output };
  } catch (error) {
    await forgetPasskey({ credentialId });
    throw error;
  }
}

/** @throws DOMException `NotAllowedError` if the user has declined, or the key is gone · NoPrfError */
export async function evaluate(
  { credentialId, input }: Pick<PasskeyWrap, 'credentialId' | 'input'>,
  signal: AbortSignal,
): Promise<BufferSource> {
  const found = await navigator.credentials.get({
    signal,
    publicKey: {
      challenge: random(),
      allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: input } } },
    },
  });
  const output = asPublicKey(found).getClientExtensionResults().prf?.results?.first;
  if (!output) throw new NoPrfError('it has not evaluated');
  return output;
}

/** Asks the device's password manager to hide the key: it opens nothing any more. Not every browser can; never fails. */
export async function forgetPasskey({ credentialId }: Pick<PasskeyWrap, 'credentialId'>): Promise<void> {
  const { PublicKeyCredential: Credential } = window as Partial<typeof window>;
  const unknown = { rpId: window.location.hostname, credentialId: base64url(credentialId) };
  await Credential?.signalUnknownCredential?.(unknown).catch(() => undefined);
}

function asPublicKey(credential: Credential | null): PublicKeyCredential {
  if (!credential || !('rawId' in credential)) throw new NoPrfError('it has given no key');
  return credential as PublicKeyCredential;
}
