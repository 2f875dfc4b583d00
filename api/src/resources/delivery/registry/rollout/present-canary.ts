import type { Canary, EndedCanary } from '@app/contract/canaries';
import { nameIn, type Names } from '../ownership/authors.ts';
import { canaryId } from './canaries.ts';
import { CanaryCountModel } from './canary-count.model.ts';
import type { CanaryRecord, EndedCanaryRecord } from '../versions/registry.model.ts';

/** The canary of a remote that runs, with its counts so far. */
export async function presentCanary(name: string, canary: CanaryRecord, names: Names): Promise<Canary> {
  const { version, percent, since, by, budget } = canary;
  const counts = await CanaryCountModel.findById(canaryId(name, canary)).lean();
  return {
    version,
    percent,
    since: since.toISOString(),
    by: nameIn(names, by),
    budget: { failures: budget.failures, views: budget.views },
    views: counts?.views ?? 0,
    failed: counts?.failed ?? 0,
  };
}

export const presentEnded = (canaries: readonly EndedCanaryRecord[], names: Names): EndedCanary[] =>
  canaries.map(({ since, at, by, ...canary }) => ({
    ...canary,
    since: since.toISOString(),
    at: at.toISOString(),
    by: nameIn(names, by),
  }));
