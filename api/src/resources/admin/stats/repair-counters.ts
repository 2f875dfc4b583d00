import { isDeepStrictEqual } from 'node:util';
import type { AnyBulkWriteOperation } from 'mongodb';
import mongoose, { type ClientSession } from 'mongoose';
import { database } from '../../../platform/mongo.ts';
import { searchFieldsOf } from '../../account/users/search-text.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { addToCounters } from '../../account/users/user-counters.ts';
import { COUNTERS_ID, type UserCounters, UserCountersModel } from '../../account/users/user-counters.model.ts';
import type { MinuteCounterName } from '../../account/users/minute-counter.model.ts';
import { addToMinutes, oldestMinute, readMinutes } from '../../account/users/minute-counters.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';

/** Timeout in milliseconds: a nightly job may be slow, but must end. */
const LONGEST_MS = 10 * MINUTE_MS;

const NOTHING: Omit<UserCounters, '_id'> = { total: 0, active: 0, administrators: 0, verified: 0 };
const oneIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });

/**
 * Recounts all accounts and adds the difference to the stored counters. Both are read from one snapshot; concurrent changes add to both, so
 * that the difference stays correct.
 */
export async function repairCounters(now: Date): Promise<void> {
  // Snapshot reads without a transaction, which the server would abort after three seconds: a million accounts take longer.
  const session = await mongoose.startSession({ snapshot: true });
  try {
    const kept = (await UserCountersModel.findById(COUNTERS_ID).session(session).lean()) ?? NOTHING;
    const truth = await countAll(session);
    const drifts = [
      ...(await driftOf('registered', 'createdAt', {}, now, session)),
      ...(await driftOf('active', 'lastActiveAt', { isActive: true }, now, session)),
    ];
    await addToCounters({
      total: truth.total - kept.total,
      active: truth.active - kept.active,
      administrators: truth.administrators - kept.administrators,
      verified: truth.verified - kept.verified,
    });
    await addToMinutes(drifts, now);
  } finally {
    await session.endSession();
  }
}

async function countAll(session: ClientSession): Promise<Omit<UserCounters, '_id'>> {
  const [truth] = await UserModel.aggregate<Omit<UserCounters, '_id'>>([
    {
      $group: {
        _id: null,
        total: { $sum: 1 },
        active: oneIf({ $eq: ['$isActive', true] }),
        administrators: oneIf({ $eq: ['$role', 'admin'] }),
        verified: oneIf({ $eq: ['$isEmailVerified', true] }),
      },
    },
  ])
    .session(session)
    .option({ maxTimeMS: LONGEST_MS });
  return truth ?? NOTHING;
}

/** The error of each minute of a histogram. */
async function driftOf(
  name: MinuteCounterName,
  field: 'createdAt' | 'lastActiveAt',
  filter: object,
  now: Date,
  session: ClientSession,
) {
  const truth = await UserModel.aggregate<{ _id: Date; count: number }>([
    { $match: { [field]: { $gt: oldestMinute(now) }, ...filter } },
    { $group: { _id: { $dateTrunc: { date: `$${field}`, unit: 'minute' } }, count: { $sum: 1 } } },
  ])
    .session(session)
    .option({ maxTimeMS: LONGEST_MS });
  const drift = new Map(truth.map(({ _id, count }) => [_id.getTime(), count]));
  for (const [minute, count] of await readMinutes(name, session)) drift.set(minute, (drift.get(minute) ?? 0) - count);
  return [...drift].map(([minute, by]) => ({ name, at: new Date(minute), by }));
}

const BATCH = 1_000;

/** Rebuilds the search fields of every account where they are missing or outdated. */
export async function repairSearch(): Promise<void> {
  const users = UserModel.find({}, { username: 1, email: 1, fold: 1, searchWords: 1 }).batchSize(BATCH);
  let writes: AnyBulkWriteOperation<User>[] = [];
  for await (const user of users.lean<Pick<User, '_id' | 'username' | 'email' | 'fold' | 'searchWords'>>().cursor()) {
    const { _id, username, email, fold, searchWords } = user;
    const fields = searchFieldsOf(user);
    // The filter skips accounts renamed meanwhile: the renaming wrote their fields.
    if (!isDeepStrictEqual(fields, { fold, searchWords }))
      writes.push({ updateOne: { filter: { _id, username, email }, update: { $set: fields } } });
    if (writes.length < BATCH) continue;
    await database().collection<User>(UserModel.collection.name).bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0)
    await database().collection<User>(UserModel.collection.name).bulkWrite(writes, { ordered: false });
}
