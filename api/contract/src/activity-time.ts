import * as z from 'zod/mini';

/** Over how long an activity stretches: one sitting, one day, two to six days, or a week. */
export const activitySpanSchema = z.enum(['once', 'day', 'days', 'week']);
export type ActivitySpan = z.infer<typeof activitySpanSchema>;

/** Time that an activity takes. */
export const activityTimeSchema = z.object({
  /** Minutes over its whole span: reading the text, doing what it asks, writing the answers. */
  minutes: z.number(),
  span: activitySpanSchema,
});
export type ActivityTime = z.infer<typeof activityTimeSchema>;

/** Activities that each stage has for a user with little time. */
export const SHORT_ACTIVITIES = 2;
/** Most minutes of one of them. */
const SHORT_MINUTES = 15;

/** Whether the activity goes on after the day on which it is begun. */
export const isOfSeveralDays = ({ span }: ActivityTime): boolean => span === 'days' || span === 'week';

/**
 * The first two activities of a stage that take at most 15 minutes and end the same day, for a user with little time. They are the first
 * and not the shortest, as each activity opens the next.
 */
export const shortActivities = <T extends { readonly time: ActivityTime }>(stage: readonly T[]): T[] =>
  stage.filter(({ time }) => time.minutes <= SHORT_MINUTES && !isOfSeveralDays(time)).slice(0, SHORT_ACTIVITIES);
