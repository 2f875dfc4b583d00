import { DRAWINGS_BYTES } from '@app/contract/drawings';
import mongoose, { type ClientSession, Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { accountFull } from '../../../platform/errors.ts';
import { database, withRetry, withTransaction } from '../../../platform/mongo.ts';
import { DrawingModel, DrawingUsageModel, type StoredDrawing } from './drawing.model.ts';
import type { PictureType } from './picture.ts';

export interface Drawing {
  readonly sha256: string;
  readonly type: PictureType;
  readonly bytes: Buffer;
}

const storedId = (userId: string, sha256: string): string => `${userId}/${sha256}`;
const hashOf = ({ _id }: Pick<StoredDrawing, '_id'>): string => _id.slice(_id.indexOf('/') + 1);
const addressOf = (sha256: string) => ({ document: `drawing/${sha256}`, field: 'bytes', version: 0 });

/**
 * Stores a drawing, encrypted. The caller must have validated the bytes.
 * @returns false if it was stored already
 * @throws HttpProblem 413 when the account is full
 */
export async function keepDrawing(userId: string, vault: Vault, drawing: Drawing, now: Date): Promise<boolean> {
  const sealed = vault.sealBytes(addressOf(drawing.sha256), drawing.bytes);
  return withRetry(() => withTransaction((session) => keepInside(session, userId, { ...drawing, sealed }, now)));
}

/** Stores a drawing like `keepDrawing`, within a transaction and with the bytes already encrypted. */
async function keepInside(
  session: ClientSession,
  userId: string,
  { sha256, type, bytes, sealed }: Drawing & { sealed: Buffer },
  createdAt: Date,
): Promise<boolean> {
  const _id = storedId(userId, sha256);
  // The account's sum is written first: of two concurrent drawings the second conflicts, and retries with the sum of the first.
  const usage = await DrawingUsageModel.findOneAndUpdate(
    { _id: userId },
    { $inc: { bytes: bytes.length } },
    { session, upsert: true, returnDocument: 'after' },
  ).lean();
  if (await DrawingModel.exists({ _id }).session(session)) {
    await DrawingUsageModel.updateOne({ _id: userId }, { $inc: { bytes: -bytes.length } }, { session });
    return false;
  }
  if (usage.bytes > DRAWINGS_BYTES) throw accountFull();
  const drawing = { _id, userId: new Types.ObjectId(userId), type, size: bytes.length, sealed, createdAt };
  // Bypasses mongoose, whose validation would visit every byte.
  await database().collection<StoredDrawing>(DrawingModel.collection.name).insertOne(drawing, { session });
  return true;
}

/** @throws SealError if it was modified in the database */
export async function findDrawing(userId: string, vault: Vault, sha256: string): Promise<Drawing | undefined> {
  const found = await DrawingModel.findById(storedId(userId, sha256)).lean<StoredDrawing>();
  return found ? { sha256, type: found.type, bytes: vault.openBytes(addressOf(sha256), found.sealed) } : undefined;
}

/** Bytes of all drawings of an account. */
export const usedByDrawings = async (userId: string): Promise<number> =>
  (await DrawingUsageModel.findById(userId).lean())?.bytes ?? 0;

/** The subset of these hashes that is stored. */
export async function keptAmong(
  userId: string,
  hashes: readonly string[],
  session?: ClientSession,
): Promise<Set<string>> {
  const ids = hashes.map((sha256) => storedId(userId, sha256));
  const found = await DrawingModel.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 })
    .session(session ?? null)
    .lean<Pick<StoredDrawing, '_id'>[]>();
  return new Set(found.map(hashOf));
}

/** Hashes of the user's drawings that were stored before a date. */
export async function keptBefore(userId: string, before: Date, session?: ClientSession): Promise<string[]> {
  const found = await DrawingModel.find(
    { userId: new Types.ObjectId(userId), createdAt: mongoose.trusted({ $lt: before }) },
    { _id: 1 },
  )
    .session(session ?? null)
    .lean<Pick<StoredDrawing, '_id'>[]>();
  return found.map(hashOf);
}

export async function dropDrawings(userId: string, hashes: readonly string[], session: ClientSession): Promise<void> {
  for (const sha256 of hashes) {
    const gone = await DrawingModel.findOneAndDelete(
      { _id: storedId(userId, sha256) },
      { session, projection: { size: 1 } },
    ).lean<Pick<StoredDrawing, 'size'>>();
    if (gone) await DrawingUsageModel.updateOne({ _id: userId }, { $inc: { bytes: -gone.size } }, { session });
  }
}
