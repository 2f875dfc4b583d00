import type Router from '@koa/router';
import { registerActivities } from './activities/activities.routes.ts';
import { registerBlocks } from './blocks/blocks.routes.ts';
import { registerPremium } from './premium/premium.routes.ts';
import { registerProgress } from './progress/progress.routes.ts';
import { registerSeals } from './seals/seals.routes.ts';
import { registerStages } from './stages/stages.routes.ts';

/** Every call of the journey (2§7). */
export function registerJourney(router: Router): void {
  registerStages(router);
  registerActivities(router);
  registerBlocks(router);
  registerSeals(router);
  registerProgress(router);
  registerPremium(router);
}
