import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/**
 * Deletes attempts counted without an index: keys could be duplicated, and none expired. `rateLimits` counts them now; an earlier API
 * version still uses the old collection.
 */
export const limitsWithoutIndex: Migration = {
  id: '0003-limits-without-index',
  async run() {
    // Emptied, not dropped: the database user of the API has no right to drop (least privilege).
    await database().collection('limits').deleteMany({});
  },
};
