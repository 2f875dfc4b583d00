import { createHash, randomBytes } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { TokenModel, type TokenPurpose, type TokenRecord } from './token.model.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a link works (D10). */
export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  verify: DAY_MS,
  reset: HOUR_MS,
  change: DAY_MS,
  undo: 7 * DAY_MS,
  device: HOUR_MS,
  setup: DAY_MS,
  trial: HOUR_MS,
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const idOf = (purpose: TokenPurpose, owner: string): string => `${purpose}:${owner}`;

/** 256 random bits (V-13). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Makes a link's token; the one before, of the same purpose and owner, no longer works.
 * @param address where the link is sent
 * @returns the token, which is stored nowhere
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

/** What a link that works says. */
type WorkingToken = TokenRecord;
export type TokenState =
  | ({ readonly state: 'valid' } & Readonly<WorkingToken>)
  | { readonly state: 'used' | 'invalid' };

/** Whether a link was sent to this address; of those made before this was noted, nobody knows. */
export const wasSentTo = ({ addressHash }: Pick<TokenRecord, 'addressHash'>, address: string): boolean =>
  addressHash === hashOf(address);

/** Looks at a token without using it up. */
export async function readToken(purpose: TokenPurpose, token: string, now: Date): Promise<TokenState> {
  const found = await TokenModel.findOne({ hash: hashOf(token), purpose }).lean();
  if (!found) return { state: 'invalid' };
  if (found.usedAt) return { state: 'used' };
  return found.expiresAt > now ? { ...found, state: 'valid' } : { state: 'invalid' };
}

/** Uses a token up, atomically: of two at once exactly one gets it. */
export async function useToken(
  purpose: TokenPurpose,
  token: string,
  now: Date,
  session: ClientSession,
): Promise<WorkingToken | undefined> {
  const used = await TokenModel.findOneAndUpdate(
    { hash: hashOf(token), purpose, usedAt: null, expiresAt: mongoose.trusted({ $gt: now }) },
    { usedAt: now },
    { session },
  ).lean();
  return used ?? undefined;
}

/** Voids what an owner was sent for a purpose, unless it has been used. */
export async function voidToken(purpose: TokenPurpose, owner: string, session: ClientSession): Promise<void> {
  await TokenModel.deleteOne({ _id: idOf(purpose, owner), usedAt: null }, { session });
}

/**
 * Voids every unused link of an account, except those that undo a change of its address: whoever has taken the account over could
 * otherwise void them by setting a password.
 */
export async function voidLinks(owner: string, session: ClientSession): Promise<void> {
  await TokenModel.deleteMany({ owner, purpose: mongoose.trusted({ $ne: 'undo' }), usedAt: null }, { session });
}

/** Voids all unused tokens of a purpose. */
export async function voidTokens(purpose: TokenPurpose, session: ClientSession): Promise<void> {
  await TokenModel.deleteMany({ purpose, usedAt: null }, { session });
}
