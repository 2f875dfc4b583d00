import type { setActivityStatus } from '@app/contract/activities';
import type { ResponseInputOf } from '@app/contract/endpoint';
import { FREE_ACTIVITY_LIMIT, stageOfActivity } from '@app/contract/programme';
import { type Entitlement, isForward, previousInStage } from '@app/contract/programme-rules';
import type { Clock } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withRetry } from '../../../platform/mongo.ts';
import type { Programme } from '../served/programme.ts';
import type { StatusChange } from '../progress/progress.model.ts';
import { isStageCompleted, type DatedProgress, type Overview } from '../progress/progress.policy.ts';
import { advance, loadProgress } from '../progress/progress.repository.ts';
import { presentSeal } from '../seals/seal.presenter.ts';
import { assertCanAdvance, type Obstacle } from './activity.policy.ts';
import { presentActivity } from './activity.presenter.ts';

type Answer = ResponseInputOf<typeof setActivityStatus>;

interface Advance extends StatusChange {
  readonly reader: Entitlement & { readonly id: string };
  readonly programme: Programme;
  readonly clock: Clock;
}

/**
 * Advances an activity. Idempotent: a second call, parallel or later, gets the same activity without popup and seal (D5). Two round trips:
 * one read, and one write of completion, seal, counts and live event together (I-10).
 * @throws HttpProblem 404 outside the programme, 403 free limit, 409 out of order
 */
export async function advanceActivity(change: Advance): Promise<Answer> {
  const { reader, activityId, status, programme, clock } = change;
  const activity = programme.activity(activityId);
  if (!activity) throw notFound();
  const looked = [activityId, previousInStage(activityId) ?? activityId];
  const progress = await loadProgress(reader.id, looked);
  assertCanAdvance(reader, activityId, progress, titleIn(programme));
  const from = progress.statusOf(activityId);
  if (!isForward(from, status)) return { activity: presentActivity(activity, reader, progress) };

  const at = clock();
  const after = await withRetry(() => advance(reader.id, change, at));
  // A concurrent call was first: the answer shows the present state.
  if (!after) return { activity: presentActivity(activity, reader, await loadProgress(reader.id, looked)) };
  const reached: DatedProgress = {
    ...after,
    statusOf: (id) => (id === activityId ? status : progress.statusOf(id)),
    completedAtOf: (id) => (id === activityId && status === 'completed' ? at : progress.completedAtOf(id)),
  };
  return {
    activity: presentActivity(activity, reader, reached),
    ...(status === 'completed' ? rewards(change, after) : {}),
  };
}

/** Rewards of a completion: the seal of a complete stage, and the invitation after the fifth free activity (D7). */
function rewards({ reader, activityId, programme }: Advance, after: Overview): Partial<Answer> {
  const stageId = stageOfActivity(activityId);
  const seal = isStageCompleted(after, stageId) ? programme.seal(stageId) : undefined;
  const isAtFreeLimit = !reader.hasPremiumAccess && after.completedCount >= FREE_ACTIVITY_LIMIT;
  return {
    ...(isAtFreeLimit ? { triggerPremiumPopup: true, message: messages.fiveCompleted } : {}),
    ...(seal ? { sealUnlocked: presentSeal(seal, after) } : {}),
  };
}

const titleIn = (programme: Programme) => (obstacle: Obstacle) =>
  ('blockId' in obstacle ? programme.block(obstacle.blockId)?.title : programme.activity(obstacle.activityId)?.title) ??
  '';
