import { createHash, randomBytes } from 'node:crypto';

/** A new id for the cookie: 256 random bits (S-01). */
export const newSessionId = (): string => randomBytes(32).toString('base64url');
/** The stored hash, everywhere else in the program the session's id. */
export const hashSessionId = (sid: string): string => createHash('sha256').update(sid).digest('base64url');
