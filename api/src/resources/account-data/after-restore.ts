import { randomUUID } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { SequenceModel } from '../../platform/live/event.model.ts';
import { SessionModel } from '../../platform/sessions/session.model.ts';
import { type User, UserModel } from '../accounts/user.model.ts';
import { DeviceModel } from '../devices/device.model.ts';
import { readPosition } from '../sync/epoch.ts';
import { eraseAccount } from './delete-account.ts';
import { eraseData } from './erase-data.ts';
import type { Erasure } from './erasure-ledger.ts';

export interface Restored {
  /** Accounts that were deleted again, accounts whose data was erased again, and accounts whose history begins anew. */
  readonly deleted: number;
  readonly erased: number;
  readonly renewed: number;
}

/**
 * What has to be done to a database that a backup has taken back in time, before anybody reaches it: what was erased since is erased
 * again (G-02), every device is told that the server has forgotten (SYNC F30), and nobody is signed in, as a session may have come back
 * that had been ended. Doing it twice does no harm.
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
      await eraseData(deps, erasure.userId);
      empty.add(erasure.userId);
    }
  }
  const renewed = await beginHistoriesAnew(empty);
  await SessionModel.deleteMany({});
  // Nor is any device known: one may have come back that had been forgotten.
  await DeviceModel.deleteMany({});
  return { deleted, erased: empty.size, renewed };
}

/** Another name for every history: who knows numbers of the lost one compares everything, and offers what is newer again. */
async function beginHistoriesAnew(except: ReadonlySet<string>): Promise<number> {
  let renewed = 0;
  for await (const { _id } of UserModel.find({}, { _id: 1 }).lean<Pick<User, '_id'>[]>().cursor()) {
    if (except.has(_id.toString())) continue;
    const { seq } = await readPosition(_id.toString());
    const history = { $set: { epoch: randomUUID(), since: seq, seq }, $unset: { erased: 1 } } as const;
    await SequenceModel.updateOne({ _id }, history, { upsert: true });
    renewed += 1;
  }
  return renewed;
}
