import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/**
 * Forgets tries counted without an index: a key could be there twice, and none went when its time was over. They are counted in
 * `rateLimits` now; an API version before this one goes on in the old collection.
 */
export const limitsWithoutIndex: Migration = {
  id: '0003-limits-without-index',
  async run() {
    // Emptied and not dropped: the API's own user may drop nothing.
    await database().collection('limits').deleteMany({});
  },
};
