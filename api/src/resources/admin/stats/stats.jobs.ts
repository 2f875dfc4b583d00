import type { Deps } from '../../../deps.ts';
import { repairCounters, repairSearch } from './repair-counters.ts';
import { countDropoff } from './stage-dropoff.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';

/** Background jobs for the counters of the admin panel. */
export function defineAdminJobs({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): void {
  // The first run is not at start: counters begin at 0 with an empty database, and every change updates them.
  jobs.every('repair-counters', DAY_MS, () => repairCounters(clock()), { firstAfterMs: DAY_MS });
  jobs.every('repair-search', DAY_MS, repairSearch, { firstAfterMs: DAY_MS });
  jobs.every('stage-dropoff', HOUR_MS, () => countDropoff(clock()));
}
