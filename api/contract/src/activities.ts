import * as z from 'zod/mini';
import { activityTimeSchema } from './activity-time.ts';
import { bodySchema } from './bodies.ts';
import { defineEndpoint } from './endpoint.ts';
import { sealSchema } from './seals.ts';
import { activityIdSchema, blockIdSchema, idParams, instantSchema, stageIdSchema } from './shapes.ts';

/** Type of an activity, as the specification names it; the page picks icon and label by it. */
export const activityTypeSchema = z.enum([
  'daily_practice',
  'reading',
  'journaling',
  'audio',
  'playlist',
  'reflection_phrase',
  'integration',
  'celebration',
  'self_assessment',
  'movie',
]);
export type ActivityType = z.infer<typeof activityTypeSchema>;

/** Progress of an activity; it only moves forward (D5). */
export const activityStatusSchema = z.enum(['pending', 'in_progress', 'completed']);
export type ActivityStatus = z.infer<typeof activityStatusSchema>;

/** An activity of the journey for one user: 432, nine for each stage. */
export const activitySchema = z.object({
  id: activityIdSchema,
  blockId: blockIdSchema,
  weekId: stageIdSchema,
  title: z.string(),
  /** One sentence; never the full text. */
  description: z.string(),
  type: activityTypeSchema,
  time: activityTimeSchema,
  status: activityStatusSchema,
  /** Of a completed one; after 30 days the noon of its day (D45). */
  completedAt: z.optional(instantSchema),
  /** Locked until the earlier activities of the stage and all earlier blocks are completed, and where the user has no access to it. */
  isLocked: z.boolean(),
  /** `null` where the user has no access to it (D7). */
  body: z.nullable(bodySchema),
  /** Activities of earlier blocks that the text takes up; only where they are open to the user. */
  recalls: z.optional(z.array(z.object({ id: activityIdSchema, title: z.string() }))),
  /** Beginning of a withheld body, at most 300 characters. */
  preview: z.optional(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

/** One activity. 400 if the id is not a number, 404 outside 1…432. */
export const getActivity = defineEndpoint({
  name: 'getActivity',
  method: 'GET',
  path: '/api/activity/:id',
  access: 'user',
  params: idParams,
  response: activitySchema,
});
/**
 * Lists the status of all 432 activities: the live channel's key /api/activities refetches them. The answer's size does not grow with
 * progress.
 */
export const listActivityStatuses = defineEndpoint({
  name: 'listActivityStatuses',
  method: 'GET',
  path: '/api/activities',
  access: 'user',
  response: z.array(z.object({ id: activityIdSchema, status: activityStatusSchema })),
});
/**
 * Advances an activity; a completed one never goes back (D5). Refusals, in this order: 400 id not a number or another status, 404 outside
 * 1…432, 403 `requiresPremium`, 409 out of order.
 */
export const setActivityStatus = defineEndpoint({
  name: 'setActivityStatus',
  method: 'PATCH',
  path: '/api/activities/:id/status',
  access: 'user',
  params: idParams,
  body: z.strictObject({ status: z.enum(['in_progress', 'completed'], 'El estado no es válido') }),
  response: z.object({
    activity: activitySchema,
    triggerPremiumPopup: z.optional(z.literal(true)),
    message: z.optional(z.string()),
    sealUnlocked: z.optional(sealSchema),
  }),
});
