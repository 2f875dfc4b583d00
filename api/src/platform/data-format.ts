import { OperatorError } from './operator-error.ts';
import type { Clock } from './clock.ts';
import { MigrationModel } from './migration.model.ts';

/**
 * Format of the data; raised by a release whose data the release before it cannot read, or would damage. While it stays the same, a release
 * may be taken back: migrations leave the one before working.
 */
const DATA_FORMAT = 1;
const PREFIX = 'format-';
/** Ids of the notes of formats, in `migrations`. */
export const FORMAT_NOTE = /^format-\d+$/;

/**
 * Checks the format of the database before anything writes: the start, the demo accounts, the operator's commands. Reads only.
 * @returns the format that the database has; 0 if none was noted
 * @throws OperatorError if a newer release has left data that this one does not understand
 */
export async function requireKnownFormat(format = DATA_FORMAT): Promise<number> {
  const entered = await MigrationModel.find({ _id: FORMAT_NOTE }, { _id: 1 }).lean();
  const found = Math.max(0, ...entered.map(({ _id }) => Number(_id.slice(PREFIX.length))));
  if (found > format)
    throw new OperatorError(
      `This database belongs to a newer release: its data has format ${found}, and this release reads up to ${format}. Start the newer one, or restore a backup from before it (docs/operations.md, Releases).`,
    );
  return found;
}

/**
 * Notes the format of this release's data in the database.
 * @returns whether it was raised over that of an earlier release, whose processes may still run
 * @throws OperatorError as `requireKnownFormat`, before anything is written
 */
export async function enterDataFormat(clock: Clock, format = DATA_FORMAT): Promise<boolean> {
  const found = await requireKnownFormat(format);
  if (found < format)
    await MigrationModel.updateOne(
      { _id: `${PREFIX}${format}` },
      { $setOnInsert: { at: clock(), ms: 0 } },
      { upsert: true },
    );
  return found > 0 && found < format;
}
