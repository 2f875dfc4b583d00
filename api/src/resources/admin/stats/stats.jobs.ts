import type { Deps } from '../../../deps.ts';
import { countDropoff } from './stage-dropoff.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

/** Background jobs for the figures of the admin panel. */
export function defineAdminJobs({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): void {
  jobs.every('stage-dropoff', HOUR_MS, () => countDropoff(clock()));
}
