import type { VaultOpening, VaultPurpose } from '@app/contract/vault-openings';
import { LRUCache } from 'lru-cache';
import { type ClientSession, Types } from 'mongoose';
import { dayIn } from '../../../platform/civil-day.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isDuplicateKey } from '../../../platform/mongo.ts';
import { VaultOpeningModel } from './vault-opening.model.ts';

const REMEMBERED = 20_000;

/**
 * Records openings of vaults, once a day for each account and purpose.
 * @param timeZone the operator's: a job knows no other of the user
 * @returns what `Vaults` calls before it hands out a key
 */
export function openingRecorder(
  clock: Clock,
  timeZone: string,
): (userId: string, purpose: VaultPurpose) => Promise<void> {
  const recorded = new LRUCache<string, true>({ max: REMEMBERED });
  return async (userId, purpose) => {
    const day = dayIn(timeZone, clock());
    const id = `${userId}/${purpose}/${day}`;
    if (recorded.has(id)) return;
    const record = { userId: new Types.ObjectId(userId), purpose, day: new Date(day) };
    try {
      await VaultOpeningModel.updateOne({ _id: id }, { $setOnInsert: record }, { upsert: true });
    } catch (error) {
      // Another process has recorded the same day.
      if (!isDuplicateKey(error)) throw error;
    }
    recorded.set(id, true);
  };
}

/** The openings of an account's vault, by purpose, the most recent first. */
export async function listOpenings(userId: string): Promise<VaultOpening[]> {
  const found = await VaultOpeningModel.aggregate<{ _id: string; days: number; last: Date }>([
    { $match: { userId: new Types.ObjectId(userId) } },
    { $group: { _id: '$purpose', days: { $sum: 1 }, last: { $max: '$day' } } },
    { $sort: { last: -1, _id: 1 } },
  ]);
  return found.map(({ _id, days, last }) => ({ purpose: _id, days, last: last.toISOString().slice(0, 10) }));
}

/** Deletes the record, with the account. */
export async function forgetOpenings(userId: string, session: ClientSession): Promise<void> {
  await VaultOpeningModel.deleteMany({ userId: new Types.ObjectId(userId) }, { session });
}
