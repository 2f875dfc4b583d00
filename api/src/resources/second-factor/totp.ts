import { CODE_DIGITS } from '@app/contract/accounts';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** The codes of one half minute before and after are taken too: clocks differ, and typing takes time. */
const WINDOW = 1;
const DIGITS = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);
/** As many as the hash has, as RFC 4226 advises. */
const SECRET_BYTES = 20;
/** What her authenticator calls the account, beside her user name. */
const ISSUER = 'Reencuentro';

/** As every authenticator takes it for granted: SHA-1, six digits, half a minute. */
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

/** What the picture says that her authenticator reads (`otpauth://totp/…`). */
export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString();

/**
 * Finds the half minute that a code belongs to (RFC 6238).
 * @param code whatever was typed
 * @returns its number since 1970, or `undefined` when the code is not right now
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes, and throws where there are more of them than characters.
  if (!DIGITS.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
