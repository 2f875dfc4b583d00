import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/** Recurring work that no process does any more: it would count as late for ever. */
export const ENDED_JOBS = ['every:move-unverified', 'every:text-usage'];

/** Deletes the jobs of recurring work that ended. The release before this one adds them again at its start. */
export const jobsThatEnded: Migration = {
  id: '0010-jobs-that-ended',
  async run() {
    await database()
      .collection('jobs')
      .deleteMany({ key: { $in: ENDED_JOBS } });
  },
};
