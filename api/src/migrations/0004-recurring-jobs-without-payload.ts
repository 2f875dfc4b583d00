import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/**
 * Removes the encrypted `null` from recurring jobs, which are enqueued once: without the operator key that encrypted it they would stop
 * running. An earlier API version also reads a missing payload as `null`.
 */
export const recurringJobsWithoutPayload: Migration = {
  id: '0004-recurring-jobs-without-payload',
  async run() {
    await database()
      .collection('jobs')
      .updateMany({ key: /^every:/ }, { $set: { payload: null } });
  },
};
