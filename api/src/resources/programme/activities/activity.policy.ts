import type { ActivityStatus } from '@app/contract/activities';
import { blockOfStage, FREE_ACTIVITY_LIMIT, positionOfActivity, stageOfActivity } from '@app/contract/programme';
import { outOfOrder, premiumRequired } from '../../../platform/errors.ts';
import { currentBlock, isBlockOpen, type Steps } from '../progress/progress.policy.ts';

/** The properties of the user that the rules need. */
export interface Reader {
  readonly hasPremiumAccess: boolean;
}

/** Free access ends with activity 5 (D7). */
export const isEntitled = (reader: Reader, activityId: number): boolean =>
  reader.hasPremiumAccess || activityId <= FREE_ACTIVITY_LIMIT;

/** The activity that has to be completed first; none for the first of a stage (D5). */
export const previousInStage = (activityId: number): number | undefined =>
  positionOfActivity(activityId) === 1 ? undefined : activityId - 1;

/** What blocks an activity: another activity, or a whole block, that has to be completed first. */
export type Obstacle = { readonly activityId: number } | { readonly blockId: number };

/** `undefined` when the activity is open; a completed one always is. */
export function obstacleBefore(activityId: number, steps: Steps): Obstacle | undefined {
  if (steps.statusOf(activityId) === 'completed') return undefined;
  if (!isBlockOpen(steps, blockOfStage(stageOfActivity(activityId)))) return { blockId: currentBlock(steps) };
  const previous = previousInStage(activityId);
  return previous !== undefined && steps.statusOf(previous) !== 'completed' ? { activityId: previous } : undefined;
}

export const isLocked = (reader: Reader, activityId: number, steps: Steps): boolean =>
  !isEntitled(reader, activityId) || obstacleBefore(activityId, steps) !== undefined;

/**
 * Checks that the user may advance this activity; errors in the order of the API contract.
 * @throws HttpProblem 403 `requiresPremium`, 409 out of order
 */
export function assertCanAdvance(
  reader: Reader,
  activityId: number,
  steps: Steps,
  titleOf: (obstacle: Obstacle) => string,
): void {
  if (!isEntitled(reader, activityId)) throw premiumRequired();
  const obstacle = obstacleBefore(activityId, steps);
  if (obstacle) throw outOfOrder(titleOf(obstacle));
}

const RANK: Record<ActivityStatus, number> = { pending: 0, in_progress: 1, completed: 2 };

/** Status changes are monotonic: completed never goes back (D5). */
export const isForward = (from: ActivityStatus, to: ActivityStatus): boolean => RANK[to] > RANK[from];
