import type { Migration } from '../platform/migrations.ts';
import { counterBesideProgress } from './0001-counter-beside-progress.ts';
import { adminFigures } from './0002-admin-figures.ts';
import { limitsWithoutIndex } from './0003-limits-without-index.ts';
import { recurringJobsWithoutPayload } from './0004-recurring-jobs-without-payload.ts';
import { demoAccountsMarked } from './0006-demo-accounts-marked.ts';
import { ownersOfRemotes } from './0007-owners-of-remotes.ts';
import { looksOfUserNames } from './0008-looks-of-user-names.ts';
import { oldDevicesEmptied } from './0009-old-devices-emptied.ts';

/** Every migration, oldest first: `0001-name.ts`, `0002-name.ts`… A released entry is never removed or renamed. */
export const allMigrations: readonly Migration[] = [
  counterBesideProgress,
  adminFigures,
  limitsWithoutIndex,
  recurringJobsWithoutPayload,
  demoAccountsMarked,
  ownersOfRemotes,
  looksOfUserNames,
  oldDevicesEmptied,
];
