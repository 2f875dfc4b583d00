import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './test-server.ts';

/** Validity of a code. */
export const HALF_MINUTE_MS = 30_000;

/** The code of a user's authenticator at the time of a server. */
export const codeOf = (secret: string, { clock }: Pick<TestServer, 'clock'>): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
