import type { Migration } from '../platform/migrations.ts';

/** Every migration that kept data need, oldest first; none before the first release. A released entry is never removed or renamed. */
export const allMigrations: readonly Migration[] = [];
