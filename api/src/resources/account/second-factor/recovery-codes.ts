import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Letters and digits of a code, without those that are easily confused on paper: 0 and o, 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Length of a code: 79 bits are too many for brute force, also against the hashes of a stolen database. */
const LENGTH = 16;
const GROUP = 4;

/** A typed code, normalised. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** The stored hash of a recovery code. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('base64url');

const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, i) => (i > 0 && i % GROUP === 0 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
  ).join('');

/** @returns codes as the user writes them down: 'abcd-efgh-jkmn-pqrs' */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: HOW_MANY }, newCode);
