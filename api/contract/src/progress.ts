import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { blockIdSchema, countSchema, percentSchema, stageIdSchema } from './shapes.ts';

/** Completed stages and distinct activities (of 108), for the home page (2§7). */
export const getUserStats = defineEndpoint({
  name: 'getUserStats',
  method: 'GET',
  path: '/api/user-progress/stats',
  access: 'user',
  response: z.object({
    completedWeeks: countSchema,
    completedActivities: countSchema,
    activityProgressPercentage: percentSchema,
  }),
});
/** Completed activities of the journey, of 432 (D1). */
export const getProgress = defineEndpoint({
  name: 'getProgress',
  method: 'GET',
  path: '/api/progress',
  access: 'user',
  response: z.object({
    completedActivities: countSchema,
    totalActivities: countSchema,
    percent: percentSchema,
    currentStage: stageIdSchema,
    currentBlock: blockIdSchema,
  }),
});
