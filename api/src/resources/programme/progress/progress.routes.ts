import type Router from '@koa/router';
import { LIVED_ACTIVITIES, percentOf } from '@app/contract/programme';
import { getProgress, getUserStats } from '@app/contract/progress';
import { register } from '../../../platform/http/register.ts';
import { completedStages, currentBlock, currentStage } from './progress.policy.ts';
import { loadOverview } from './progress.repository.ts';

export function registerProgress(router: Router): void {
  register(router, getProgress, async ({ user }) => {
    const overview = await loadOverview(user.id);
    return {
      completedActivities: overview.completedCount,
      totalActivities: LIVED_ACTIVITIES,
      percent: percentOf(overview.completedCount, LIVED_ACTIVITIES),
      currentStage: currentStage(overview),
      currentBlock: currentBlock(overview),
    };
  });

  register(router, getUserStats, async ({ user }) => {
    const overview = await loadOverview(user.id);
    return {
      completedWeeks: completedStages(overview).length,
      completedActivities: overview.completedCount,
      activityProgressPercentage: percentOf(overview.completedCount, LIVED_ACTIVITIES),
    };
  });
}
