import type { Migration } from '../platform/migrations.ts';
import { repairCounters, repairSearch } from '../resources/admin/stats/repair-counters.ts';

/**
 * Precomputes the administrator's figures, and indexes accounts for the administrator's search. An earlier API version works without
 * either; the nightly repair includes its changes. Takes some minutes for a million accounts, plus the index builds.
 */
export const adminFigures: Migration = {
  id: '0002-admin-figures',
  async run() {
    await repairCounters(new Date());
    await repairSearch();
  },
};
