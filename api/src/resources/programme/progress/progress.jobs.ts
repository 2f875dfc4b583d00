import type { Deps } from '../../../deps.ts';
import { roundActivityTimes } from './round-activity-times.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Background jobs for progress. */
export function defineProgressJobs({ jobs, clock, env }: Pick<Deps, 'jobs' | 'clock' | 'env'>): void {
  jobs.every('round-activity-times', DAY_MS, async () => void (await roundActivityTimes(clock(), env.TIME_ZONE)));
}
