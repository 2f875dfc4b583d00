import * as z from 'zod/mini';

/** Over how long an activity stretches: one sitting, one day, two to six days, or a week. */
export const activitySpanSchema = z.enum(['once', 'day', 'days', 'week']);

/** How long an activity takes. */
export const activityTimeSchema = z.object({
  /** All of it, over its whole span: reading the text, doing what it asks, writing the answers. */
  minutes: z.number(),
  span: activitySpanSchema,
});
export type ActivityTime = z.infer<typeof activityTimeSchema>;
