import { createHash, randomBytes } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { TokenModel, type TokenPurpose, type TokenRecord } from './token.model.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';

/** Lifetime of links (D10). */
export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  verify: DAY_MS,
  reset: HOUR_MS,
  change: DAY_MS,
  undo: 7 * DAY_MS,
  device: HOUR_MS,
  warnings: 7 * DAY_MS,
  setup: DAY_MS,
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const idOf = (purpose: TokenPurpose, owner: string): string => `${purpose}:${owner}`;

/** 256 random bits (V-13). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Issues a link's token; the previous one of the same purpose and owner becomes invalid.
 * @param address where the link is sent
 * @returns the token, which is not stored
 */
export async function issueToken(
  purpose: TokenPurpose,
  owner: string,
  now: Date,
  session?: ClientSession,
  address?: string,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS[purpose]);
  const addressHash = address === undefined ? {} : { addressHash: hashOf(address) };
  await TokenModel.updateOne(
    { _id: idOf(purpose, owner) },
    { $set: { hash: hashOf(token), expiresAt, usedAt: null, ...addressHash }, $setOnInsert: { purpose, owner } },
    { upsert: true, ...(session && { session }) },
  );
  return token;
}

type TokenState = ({ readonly state: 'valid' } & Readonly<TokenRecord>) | { readonly state: 'used' | 'invalid' };

/** Whether a link was sent to this address. */
export const wasSentTo = ({ addressHash }: Pick<TokenRecord, 'addressHash'>, address: string): boolean =>
  addressHash === hashOf(address);

/** Reads a token without using it. */
export async function readToken(purpose: TokenPurpose, token: string, now: Date): Promise<TokenState> {
  const found = await TokenModel.findOne({ hash: hashOf(token), purpose }).lean();
  if (!found) return { state: 'invalid' };
  if (found.usedAt) return { state: 'used' };
  return found.expiresAt > now ? { ...found, state: 'valid' } : { state: 'invalid' };
}

/** Marks a token as used, atomically: of two concurrent calls exactly one succeeds. */
export async function useToken(
  purpose: TokenPurpose,
  token: string,
  now: Date,
  session: ClientSession,
): Promise<TokenRecord | undefined> {
  const used = await TokenModel.findOneAndUpdate(
    { hash: hashOf(token), purpose, usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) },
    { usedAt: now },
    { session },
  ).lean();
  return used ?? undefined;
}

/**
 * Voids every unused link of an account, except those that undo a change of its address: an attacker who has taken over the account could
 * otherwise void them by setting a password.
 */
export async function voidLinks(owner: string, session: ClientSession): Promise<void> {
  await TokenModel.deleteMany({ owner, purpose: mongoose.trusted({ $ne: 'undo' }), usedAt: null }, { session });
}

/** Voids all unused tokens of a purpose. */
export async function voidTokens(purpose: TokenPurpose, session: ClientSession): Promise<void> {
  await TokenModel.deleteMany({ purpose, usedAt: null }, { session });
}
