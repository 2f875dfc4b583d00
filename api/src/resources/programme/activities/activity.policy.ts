import { blockOfStage, stageOfActivity } from '@app/contract/programme';
import { type Entitlement, isEntitled, previousInStage } from '@app/contract/programme-rules';
import { outOfOrder, premiumRequired } from '../../../platform/errors.ts';
import { isBlockOpen, type ProgressFacts } from '../progress/progress.policy.ts';

/** The activity, or the whole block, that has to be completed first. */
export type Obstacle = { readonly activityId: number } | { readonly blockId: number };

/** Finds what blocks an activity; `undefined` when it is open, as a completed one always is. */
export function obstacleBefore(activityId: number, progress: ProgressFacts): Obstacle | undefined {
  if (progress.statusOf(activityId) === 'completed') return undefined;
  const blockId = blockOfStage(stageOfActivity(activityId));
  if (!isBlockOpen(progress, blockId)) return { blockId: blockId - 1 };
  const previous = previousInStage(activityId);
  return previous !== undefined && progress.statusOf(previous) !== 'completed' ? { activityId: previous } : undefined;
}

export const isLocked = (reader: Entitlement, activityId: number, progress: ProgressFacts): boolean =>
  !isEntitled(reader, activityId) || obstacleBefore(activityId, progress) !== undefined;

/**
 * Checks that the user may advance this activity; errors in the order of the API contract.
 * @throws HttpProblem 403 `requiresPremium`, 409 out of order
 */
export function assertCanAdvance(
  reader: Entitlement,
  activityId: number,
  progress: ProgressFacts,
  titleOf: (obstacle: Obstacle) => string,
): void {
  if (!isEntitled(reader, activityId)) throw premiumRequired();
  const obstacle = obstacleBefore(activityId, progress);
  if (obstacle) throw outOfOrder(titleOf(obstacle));
}
