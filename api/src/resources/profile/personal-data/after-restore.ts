import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { endAllFeeds } from '../../account/reminders/reminder.repository.ts';
import { DeviceModel } from '../../account/devices/device.model.ts';
import { readPosition } from '../../writing/sync/epoch.ts';
import { SyncDocumentModel } from '../../writing/sync/sync.model.ts';
import { eraseAccount } from './delete-account.ts';
import { eraseData } from './erase-data.ts';
import type { Erasure } from './erasure-ledger.ts';

export interface Restored {
  /** Numbers of accounts deleted again, of accounts whose data was erased again, and of accounts with a new epoch. */
  readonly deleted: number;
  readonly erased: number;
  readonly renewed: number;
}

/**
 * Runs on a restored database before it serves requests: repeats the erasures since the backup (G-02), starts a new epoch, by which every
 * device detects that the server has lost changes (SYNC F30), and deletes all sessions and addresses of private calendars, as an ended one may be back. Idempotent.
 */
export async function afterRestore(
  deps: Pick<Deps, 'jobs' | 'clock' | 'env'>,
  erasures: readonly Erasure[],
): Promise<Restored> {
  const empty = new Set<string>();
  let deleted = 0;
  for (const erasure of erasures) {
    const user = await UserModel.findById(erasure.userId, { email: 1 }).lean<Pick<User, '_id' | 'email'>>();
    if (!user || erasure.what === 'nothing') continue;
    if (erasure.what === 'account') {
      await eraseAccount(deps, { id: erasure.userId, email: user.email });
      deleted += 1;
    } else if ((await readPosition(erasure.userId)).seq < erasure.seq) {
      await eraseData(deps, erasure.userId, erasure.epoch);
      empty.add(erasure.userId);
    }
  }
  const renewed = await beginHistoriesAnew(empty);
  await SessionModel.deleteMany({});
  // Devices too: a forgotten one may be back.
  await DeviceModel.deleteMany({});
  await endAllFeeds();
  return { deleted, erased: empty.size, renewed };
}

/** Gives every user a new epoch: devices with revisions of the lost one compare everything and push what is newer. */
async function beginHistoriesAnew(except: ReadonlySet<string>): Promise<number> {
  let renewed = 0;
  for await (const { _id } of UserModel.find({}, { _id: 1 }).lean<Pick<User, '_id'>[]>().cursor()) {
    if (except.has(_id.toString())) continue;
    const { seq, epoch, ancestors = [] } = await readPosition(_id.toString());
    const newest = await newestRev(_id);
    // Devices rely on both. A backup that is not of a single point in time has the counter of another moment than the documents.
    const until = Math.min(seq, newest);
    const history = {
      epoch: randomUUID(),
      seq: Math.max(seq, newest),
      // A device that was away during an earlier restore shares less with this epoch than this restore alone tells.
      ancestors: [...ancestors, { epoch, until }],
    };
    // `erased` stays: a device that has missed the erasure must not take it for what the restore has lost.
    await SequenceModel.updateOne({ _id }, { $set: history }, { upsert: true });
    renewed += 1;
  }
  return renewed;
}

/** The highest revision of a user's documents, tombstones included; 0 without any. */
async function newestRev(userId: User['_id']): Promise<number> {
  const newest = await SyncDocumentModel.findOne({ userId }, { rev: 1 }).sort({ rev: -1 }).lean<{ rev: number }>();
  return newest?.rev ?? 0;
}
