import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';
import type { PendingRegistration } from './pending-registration.model.ts';

/** Life of a code. Six digits that are typed are worth less than the link; a short life and few tries make up for it (V-13). */
const CODE_LIFE_MS = 30 * 60 * 1000;
export const CODE_TRIES = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hash of a code. The key and the registration's id in it leave a copy of the database useless against a million candidates. */
const codeHashOf = (id: Types.ObjectId, code: string, pepper: Buffer): string =>
  createHmac('sha256', pepper).update(`mailed code ${id.toString()} ${code}`).digest('base64url');

/** Fields of a registration with a fresh code. */
export const codeFields = (id: Types.ObjectId, code: string, now: Date, pepper: Buffer) => ({
  codeHash: codeHashOf(id, code, pepper),
  codeExpiresAt: new Date(now.getTime() + CODE_LIFE_MS),
  codeTries: 0,
});

/** Whether a code is that of the registration's last mail, and still valid. */
export function isCodeOf(
  { _id, codeHash, codeExpiresAt }: Pick<PendingRegistration, '_id' | 'codeHash' | 'codeExpiresAt'>,
  code: string,
  now: Date,
  pepper: Buffer,
): boolean {
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now) return false;
  return timingSafeEqual(Buffer.from(codeHash), Buffer.from(codeHashOf(_id, code, pepper)));
}
