import type { Deps } from '../../../deps.ts';
import { pruneVersions } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Background jobs for remotes. */
export function defineRegistryJobs(deps: Deps): void {
  deps.jobs.every('registry-retention', DAY_MS, async () => {
    const removed = await pruneVersions(deps.clock);
    if (removed > 0) deps.logger.info({ removed }, 'old versions of remotes removed');
  });
}
