import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Without what is taken for something else when it is read off paper: 0 and o, 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits: too many to be tried, also against the hashes of a stolen database. */
const LENGTH = 16;
const GROUP = 4;

/** What of a typed code counts. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** What is kept of a recovery code. */
export const hashOfRecoveryCode = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('base64url');

const newCode = (): string =>
  Array.from(
    { length: LENGTH },
    (_, i) => (i > 0 && i % GROUP === 0 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
  ).join('');

/** @returns codes as she writes them down: 'abcd-efgh-jkmn-pqrs' */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: HOW_MANY }, newCode);
