import * as z from 'zod/mini';
import { activitySchema } from './activities.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockIdSchema, countSchema, idParams, percentSchema, stageIdSchema } from './shapes.ts';

/** `upcoming` is the block after the one in progress; those after it are `locked` (D6). */
export const blockStatusSchema = z.enum(['in_progress', 'completed', 'upcoming', 'locked']);
export type BlockStatus = z.infer<typeof blockStatusSchema>;

/** Name of a block's icon; the page has the drawing. */
export const blockIconSchema = z.enum([
  'seedling',
  'wind',
  'eye',
  'heart',
  'shield',
  'message-circle',
  'zap',
  'sparkles',
  'refresh',
  'expand',
  'sun',
  'lock',
]);
export type BlockIcon = z.infer<typeof blockIconSchema>;

/** A block: one of 12 months, with the progress of the user. */
export const blockSchema = z.object({
  id: blockIdSchema,
  title: z.string(),
  description: z.string(),
  month: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
  icon: blockIconSchema,
  status: blockStatusSchema,
  progress: percentSchema,
  completedStages: countSchema,
});
export type Block = z.infer<typeof blockSchema>;

/** A stage; called `week` in the API. `etapaNumber` equals `weekNumber`, its position in the block. */
export const weekSchema = z.object({
  id: stageIdSchema,
  blockId: blockIdSchema,
  weekNumber: z.number().check(z.int(), z.minimum(1), z.maximum(4)),
  etapaNumber: z.number().check(z.int(), z.minimum(1), z.maximum(4)),
  title: z.string(),
  objective: z.string(),
  /** The aim of this week number; the same in every block (2§2.3). */
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  progress: percentSchema,
  /** Ids of its activities, in order. */
  activities: z.array(z.number()),
  completedActivities: countSchema,
  totalActivities: countSchema,
  isCompleted: z.boolean(),
});
export type Week = z.infer<typeof weekSchema>;

/** The first unfinished stage (D4), in short. */
export const currentWeekSchema = z.object({
  id: stageIdSchema,
  blockId: blockIdSchema,
  weekNumber: z.number(),
  title: z.string(),
  progress: percentSchema,
  completedActivities: countSchema,
  totalActivities: z._default(countSchema, 9),
});
export type CurrentWeek = z.infer<typeof currentWeekSchema>;

/** Progress of the block of the current stage. */
export const currentBlockProgressSchema = z.object({
  sequentialNumber: blockIdSchema,
  blockTitle: z.string(),
  /** Percent of the current stage. */
  stageProgress: percentSchema,
  completedStages: countSchema,
  totalStages: z._default(countSchema, 4),
});
export type CurrentBlockProgress = z.infer<typeof currentBlockProgressSchema>;

/** All 12 blocks, in order. */
export const listBlocks = defineEndpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/blocks',
  access: 'user',
  response: z.array(blockSchema),
});
/** One block. 400 if the id is not a number, 404 outside 1…12. */
export const getBlock = defineEndpoint({
  name: 'getBlock',
  method: 'GET',
  path: '/api/blocks/:id',
  access: 'user',
  params: idParams,
  response: blockSchema,
});
/** The four stages of a block, in order. 404 outside 1…12. */
export const listBlockWeeks = defineEndpoint({
  name: 'listBlockWeeks',
  method: 'GET',
  path: '/api/blocks/:id/weeks',
  access: 'user',
  params: idParams,
  response: z.array(weekSchema),
});
/** Id, block and title of all 48 stages, in order. */
export const listWeeks = defineEndpoint({
  name: 'listWeeks',
  method: 'GET',
  path: '/api/weeks',
  access: 'user',
  response: z.array(z.object({ id: stageIdSchema, blockId: blockIdSchema, title: z.string() })),
});
/** One stage. 404 outside 1…48. */
export const getWeek = defineEndpoint({
  name: 'getWeek',
  method: 'GET',
  path: '/api/weeks/:id',
  access: 'user',
  params: idParams,
  response: weekSchema,
});
/** The nine activities of a stage, in order; bodies are withheld where the user has no access (D7). 404 outside 1…48. */
export const listWeekActivities = defineEndpoint({
  name: 'listWeekActivities',
  method: 'GET',
  path: '/api/weeks/:id/activities',
  access: 'user',
  params: idParams,
  response: z.array(activitySchema),
});
/** The first unfinished stage; the last one when the journey is complete (D4, D9). */
export const getCurrentWeek = defineEndpoint({
  name: 'getCurrentWeek',
  method: 'GET',
  path: '/api/current-week',
  access: 'user',
  response: currentWeekSchema,
});
/** The block of the current stage, for the home page. */
export const getCurrentBlockProgress = defineEndpoint({
  name: 'getCurrentBlockProgress',
  method: 'GET',
  path: '/api/current-block-progress',
  access: 'user',
  response: currentBlockProgressSchema,
});
