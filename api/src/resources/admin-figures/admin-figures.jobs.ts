import type { Deps } from '../../platform/deps.ts';
import { repairFigures, repairSearch } from './repair-figures.ts';
import { countHalts } from './stage-halts.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Background work behind the panel's figures. */
export function defineAdminJobs({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): void {
  // The migration that began them has counted and filed everything.
  jobs.every('repair-figures', DAY_MS, () => repairFigures(clock()), { firstAfterMs: DAY_MS });
  jobs.every('repair-search', DAY_MS, repairSearch, { firstAfterMs: DAY_MS });
  jobs.every('stage-halts', HOUR_MS, () => countHalts(clock()));
}
