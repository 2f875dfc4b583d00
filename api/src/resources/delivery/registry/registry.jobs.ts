import type { Deps } from '../../../deps.ts';
import { pruneVersions } from './versions/retention.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Background jobs for remotes. */
export function defineRegistryJobs(deps: Deps): void {
  deps.jobs.every('registry-retention', DAY_MS, async () => {
    const removed = await pruneVersions(deps.clock);
    if (removed > 0) deps.logger.info({ removed }, 'old versions of remotes removed');
  });
}
