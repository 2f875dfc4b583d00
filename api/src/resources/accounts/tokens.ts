import { createHash, randomBytes } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { TokenModel, type TokenPurpose } from './token.model.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a link works (D10). */
export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  setup: 7 * 24 * HOUR_MS,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link's token; the one before, of the same purpose and owner, no longer works. @returns the token, which is stored nowhere */
export async function issueToken(
  purpose: TokenPurpose,
  owner: string,
  now: Date,
  session?: ClientSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS[purpose]);
  await TokenModel.updateOne(
    { _id: `${purpose}:${owner}` },
    { $set: { hash: hashOf(token), expiresAt, usedAt: null }, $setOnInsert: { purpose, owner } },
    { upsert: true, ...(session && { session }) },
  );
  return token;
}

export type TokenState = { readonly state: 'valid'; readonly owner: string } | { readonly state: 'used' | 'invalid' };

/** Looks at a token without using it up. */
export async function readToken(purpose: TokenPurpose, token: string, now: Date): Promise<TokenState> {
  const found = await TokenModel.findOne({ hash: hashOf(token), purpose }).lean();
  if (!found) return { state: 'invalid' };
  if (found.usedAt) return { state: 'used' };
  return found.expiresAt > now ? { state: 'valid', owner: found.owner } : { state: 'invalid' };
}

/** Uses a token up, atomically: of two at once exactly one gets its owner. */
export async function useToken(
  purpose: TokenPurpose,
  token: string,
  now: Date,
  session: ClientSession,
): Promise<string | undefined> {
  const used = await TokenModel.findOneAndUpdate(
    { hash: hashOf(token), purpose, usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) },
    { usedAt: now },
    { session },
  ).lean();
  return used?.owner;
}

/** Voids all unused tokens of a purpose. */
export async function voidTokens(purpose: TokenPurpose, session: ClientSession): Promise<void> {
  await TokenModel.deleteMany({ purpose, usedAt: null }, { session });
}
