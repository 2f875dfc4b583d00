import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeLock } from '../process/pid-file.mjs';
import { say, Stop } from '../terminal/say.mjs';
import { setsIn } from './backup-set.mjs';
import { SetEnded } from './change-events.mjs';
import { removeLeftovers, removeOld } from './retention.mjs';
import { takeFull, takeIncrement } from './take-backup.mjs';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Interval of full copies. Each begins new keys as well, of which old ones are kept for a week, so that it must not be longer than that.
 */
const FULL_EVERY_MS = 24 * HOUR_MS;

/** Faults of a place without hard links, as some network drives are: there is no lock there. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/**
 * Two runs at once, as of `--every` and of a hand, would write the same file of changes, and damage the set.
 * @returns gives the folder back; undefined where there is no lock
 * @throws Stop while another process writes there
 */
function lockFolder(folder) {
  try {
    const { release, holder } = takeLock(path.join(folder, 'run.pid'));
    if (holder) throw new Stop(`Process ${holder.pid} is writing a backup into ${folder}: try again when it is done.`);
    return release;
  } catch (error) {
    if (!WITHOUT_LINKS.has(error.code)) throw error;
    return undefined;
  }
}

/**
 * One run: a full copy when none is younger than a day or the last set cannot go on, otherwise the changes since the last run; then old files
 * are removed.
 * @throws Stop while another run writes into the folder
 */
export async function runBackup(options) {
  const release = lockFolder(options.folder);
  try {
    // After a fault as well: its own copy may be what fills the disk. Without a lock they may be those of a run that goes on.
    return await runAlone(options).finally(() => release && removeLeftovers(options.folder));
  } finally {
    release?.();
  }
}

async function runAlone({ client, db, folder, recipient, keepDays, isFull = false }) {
  const now = new Date();
  const last = setsIn(folder).at(-1);
  const isDue = isFull || !last || now - new Date(last.manifest.startedAt) >= FULL_EVERY_MS;
  const options = { client, db, folder, recipient };
  const startedAt = performance.now();
  const increment = isDue ? undefined : await nextIncrement({ ...options, set: last });
  const set = increment ?? (await takeFull(options));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { collections, increments } = set.manifest;
  const megabytes = (files) => (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  say(
    increment
      ? `${set.name}: ${increments.at(-1).documents} changes, ${megabytes(increments.slice(-1))} MB, ${seconds} s`
      : `${set.name}: full copy, ${collections.reduce((sum, { documents }) => sum + documents, 0)} documents, ${megabytes(collections)} MB, ${seconds} s`,
  );
  const removed = removeOld(folder, { days: keepDays, now });
  if (removed.length > 0) say(`removed: ${removed.join(', ')}`);
  return set;
}

/** Adds the changes since the last run to a set. @returns undefined when the set cannot go on, whatever is tried */
async function nextIncrement(options) {
  try {
    return await takeIncrement(options);
  } catch (error) {
    if (!(error instanceof SetEnded)) throw error;
    say(`${options.set.name} ends here: ${error.message}`);
    return undefined;
  }
}

/** Says how old the backup is. @throws Stop when it is older than allowed: for an alarm */
export function assertFresh(folder, { maxMinutes }) {
  const last = setsIn(folder).at(-1)?.manifest.increments.at(-1);
  if (!last) throw new Stop(`${folder} has no backup.`);
  const minutes = (Date.now() - new Date(last.untilAt)) / 60_000;
  const told = `The last backup is of ${last.untilAt}, ${minutes.toFixed(1)} minutes ago`;
  if (minutes > maxMinutes) throw new Stop(`${told}: more than ${maxMinutes}.`);
  say(`${told}.`);
}

/** Writes a file for node_exporter's textfile collector, which must never read half of one. */
export function writeBackupMetric(file, now) {
  const name = 'backup_last_success_timestamp_seconds';
  const lines = [`# HELP ${name} When a backup was last written and verified`, `# TYPE ${name} gauge`];
  writeFileSync(`${file}.part`, `${lines.join('\n')}\n${name} ${Math.floor(now.getTime() / 1000)}\n`);
  renameSync(`${file}.part`, file);
}
