import { CODE_DIGITS } from '@app/contract/sign-in';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;
const DIGITS = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);
/** The length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The issuer that the user's authenticator shows, beside the user name. */
const ISSUER = 'Reencuentro';

/** The defaults of every authenticator: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: STEP_SECONDS,
  });

/** @returns base32 of 160 random bits */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code for the user's authenticator (`otpauth://totp/…`). */
export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString();

/**
 * Finds the 30-second step of a code (RFC 6238).
 * @param code as typed by the user
 * @returns the number of the step since 1970, or `undefined` if the code is not valid now
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws if there are more bytes than characters.
  if (!DIGITS.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
