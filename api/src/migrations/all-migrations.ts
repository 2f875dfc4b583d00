import type { Migration } from '../platform/migrations.ts';
import { ownersOfRemotes } from './0007-owners-of-remotes.ts';
import { looksOfUserNames } from './0008-looks-of-user-names.ts';
import { oldDevicesEmptied } from './0009-old-devices-emptied.ts';
import { jobsThatEnded } from './0010-jobs-that-ended.ts';
import { wordsToSearchBy } from './0011-words-to-search-by.ts';

/** Every migration that kept data need, oldest first. A released entry is never removed or renamed. */
export const allMigrations: readonly Migration[] = [
  ownersOfRemotes,
  looksOfUserNames,
  oldDevicesEmptied,
  jobsThatEnded,
  wordsToSearchBy,
];
