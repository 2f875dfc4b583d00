import type { Migration } from '../platform/migrations.ts';
import { repairCounters, repairSearch } from '../resources/admin/stats/repair-counters.ts';

/**
 * Precomputes the counters of the admin panel, and builds the n-gram index of the administrator's search. An earlier API version works
 * without
 * either; the nightly repair includes its changes. Takes some minutes for a million accounts, plus the index builds.
 */
export const adminFigures: Migration = {
  id: '0002-admin-figures',
  async run() {
    await repairCounters(new Date());
    await repairSearch();
  },
};
