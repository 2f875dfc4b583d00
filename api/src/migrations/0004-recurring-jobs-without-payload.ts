import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/**
 * Takes the sealed `null` out of recurring jobs, which are ordered once for ever: with the operator key that sealed it they would stop
 * running. An API version before this one reads a missing payload as `null` too.
 */
export const recurringJobsWithoutPayload: Migration = {
  id: '0004-recurring-jobs-without-payload',
  async run() {
    await database()
      .collection('jobs')
      .updateMany({ key: /^every:/ }, { $set: { payload: null } });
  },
};
