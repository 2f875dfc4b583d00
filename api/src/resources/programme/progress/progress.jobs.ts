import type { Deps } from '../../../deps.ts';
import { roundActivityTimes } from './round-activity-times.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Background jobs for progress. */
export function defineProgressJobs({ jobs, clock, env }: Pick<Deps, 'jobs' | 'clock' | 'env'>): void {
  jobs.every('round-activity-times', DAY_MS, async () => void (await roundActivityTimes(clock(), env.TIME_ZONE)));
}
