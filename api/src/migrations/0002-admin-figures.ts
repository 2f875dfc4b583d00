import type { Migration } from '../platform/migrations.ts';
import { repairFigures, repairSearch } from '../resources/admin-figures/repair-figures.ts';

/**
 * The administrator's figures are kept instead of counted, and accounts are filed for her search. An API version before this one goes on
 * without either; the nightly repair takes in what it changed. Some minutes for a million accounts, besides building the indexes.
 */
export const adminFigures: Migration = {
  id: '0002-admin-figures',
  async run() {
    await repairFigures(new Date());
    await repairSearch();
  },
};
