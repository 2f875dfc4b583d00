import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';
import { repairSearch } from '../resources/admin/stats/repair-counters.ts';

/** Stores the words by which administrators find an account, and deletes the n-grams that they replace. */
export const wordsToSearchBy: Migration = {
  id: '0011-words-to-search-by',
  async run() {
    await repairSearch();
    const users = database().collection('users');
    await users.updateMany({ grams: { $exists: true } }, { $unset: { grams: '' } });
    // Where the API may drop no index, or another start has, it costs little: no account has n-grams.
    await users.dropIndex('grams_1_createdAt_-1__id_-1').catch(() => undefined);
  },
};
