import { createHash } from 'node:crypto';
import type { FaultFrame, RemoteFault } from '@app/contract/remote-faults';
import type { Deps } from '../../../deps.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { RemoteFaultModel, type RemoteFaultRecord } from './remote-fault.model.ts';
import { reportedVersion } from './reported-version.ts';

/** Most groups of a version: reports are any account's, and must not fill the collection. */
const GROUPS = 50;
const LISTED = 200;
/** Frames that make two faults equal: deeper ones depend on the page. */
const TELLING_FRAMES = 3;

interface Reported {
  readonly name: string;
  readonly version: string;
  readonly kind: RemoteFaultRecord['kind'];
  readonly error: string;
  readonly frames: readonly FaultFrame[];
}

/** Counts a fault with its equals. Faults of remotes that the account may not have are dropped. */
export async function noteFault(
  { name, version, kind, error, frames }: Reported,
  user: Pick<CurrentUser, 'id' | 'role'>,
  { clock, limits }: Pick<Deps, 'clock' | 'limits'>,
): Promise<void> {
  const now = clock();
  const published = await reportedVersion(name, version, user);
  if (!published) return;
  const own = frames.filter(({ file }) => Object.hasOwn(published.manifest.integrity, file));
  const telling = own.slice(0, TELLING_FRAMES).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const hash = createHash('sha256')
    .update([kind, error, ...telling].join('\n'))
    .digest('base64url')
    .slice(0, 22);
  const _id = `${published._id} ${hash}`;
  const { matchedCount } = await RemoteFaultModel.updateOne({ _id }, { $inc: { count: 1 }, lastAt: now });
  if (matchedCount > 0 || !(await limits.countWithin('newFaults', `${published._id} ${user.id}`))) return;
  if (!(await makeRoom(name, version))) return;
  await RemoteFaultModel.updateOne(
    { _id },
    { $inc: { count: 1 }, lastAt: now, $setOnInsert: { name, version, kind, error, frames: own, firstAt: now } },
    { upsert: true },
  );
}

/**
 * Makes room in a full version: the oldest group that was never repeated, which may be an invention, is deleted.
 * @returns whether there is room
 */
async function makeRoom(name: string, version: string): Promise<boolean> {
  if ((await RemoteFaultModel.countDocuments({ name, version })) < GROUPS) return true;
  const oldest = await RemoteFaultModel.findOneAndDelete({ name, version, count: 1 }, { sort: { lastAt: 1 } });
  return oldest !== null;
}

/** The faults of one remote or of all, the latest first. */
export async function readFaults(name?: string): Promise<RemoteFault[]> {
  const faults = await RemoteFaultModel.find(name ? { name } : {})
    .sort({ lastAt: -1 })
    .limit(LISTED)
    .lean();
  return faults.map(({ _id, firstAt, lastAt, ...fault }) => ({
    ...fault,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}
