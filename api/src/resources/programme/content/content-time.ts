import { activitySpanSchema } from '@app/contract/activity-time';
import * as z from 'zod';

/** Time that a text takes, as writers edit it: in steps of five minutes, as nobody knows it more exactly. */
export const contentTimeSchema = z.strictObject({
  minutes: z.int().min(5).max(180).multipleOf(5),
  span: activitySpanSchema,
});
