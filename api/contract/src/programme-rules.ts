import type { ActivityStatus } from './activities.ts';
import { ACTIVITIES_PER_STAGE, FREE_ACTIVITY_LIMIT, positionOfActivity } from './programme.ts';
import type { Seal } from './seals.ts';

// Rules that the server enforces and that pages apply beforehand, without a network. Pure. A separate module: the sign-in does not need it.

/** The property of the user that decides the access to activities. */
export interface Entitlement {
  readonly hasPremiumAccess: boolean;
}

/** Whether the user has access to an activity: free access ends with activity 5 (D7). */
export const isEntitled = ({ hasPremiumAccess }: Entitlement, activityId: number): boolean =>
  hasPremiumAccess || activityId <= FREE_ACTIVITY_LIMIT;

/**
 * The activity that has to be completed first; `undefined` for the first of a stage (D5).
 * @throws RangeError outside 1…432
 */
export const previousInStage = (activityId: number): number | undefined =>
  positionOfActivity(activityId) === 1 ? undefined : activityId - 1;

const RANK: Record<ActivityStatus, number> = { pending: 0, in_progress: 1, completed: 2 };

/** Whether a status change moves forward: a completed activity never goes back (D5). */
export const isForward = (from: ActivityStatus, to: ActivityStatus): boolean => RANK[to] > RANK[from];

/** Status of a stage's seal by the number of its completed activities (D6). */
export function sealStatus(completedActivities: number): Seal['status'] {
  if (completedActivities >= ACTIVITIES_PER_STAGE) return 'unlocked';
  return completedActivities > 0 ? 'in_progress' : 'locked';
}
