import type { setActivityStatus } from '@app/contract/activities';
import type { ResponseInputOf } from '@app/contract/endpoint';
import { blockOfStage, FREE_ACTIVITY_LIMIT, stageOfActivity } from '@app/contract/programme';
import type { ClientSession } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors.ts';
import { appendEvent } from '../../platform/live/events.ts';
import { messages } from '../../platform/messages.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import type { Programme } from '../programme/programme.ts';
import { isStageCompleted, type Overview } from '../progress/progress.policy.ts';
import { advance, ensureProgress, loadSteps } from '../progress/progress-store.ts';
import { presentSeal } from '../seals/seal.presenter.ts';
import {
  assertCanAdvance,
  isForward,
  type Obstacle,
  previousInStage,
  type Reader,
  type Steps,
} from './activity.policy.ts';
import { presentActivity } from './activity.presenter.ts';

type Answer = ResponseInputOf<typeof setActivityStatus>;

interface Move {
  readonly reader: Reader & { readonly id: string };
  readonly activityId: number;
  readonly status: 'in_progress' | 'completed';
  readonly programme: Programme;
  readonly clock: Clock;
}

/**
 * Moves an activity forward, once: whoever comes second, in parallel or later, gets the same activity without popup and seal (D5).
 * Completion, counts and live event are one transaction (I-10).
 * @throws HttpProblem 404 outside the programme, 403 free limit, 409 out of order
 */
export async function moveActivity(move: Move): Promise<Answer> {
  const { reader, activityId, status, programme } = move;
  const activity = programme.activity(activityId);
  if (!activity) throw notFound();
  const looked = [activityId, previousInStage(activityId) ?? activityId];
  const steps = await loadSteps(reader.id, looked);
  assertCanAdvance(reader, activityId, steps, titleIn(programme));
  const from = steps.statusOf(activityId);
  if (!isForward(from, status)) return { activity: presentActivity(activity, reader, steps) };

  if (steps.completedCount === 0) await ensureProgress(reader.id);
  const after = await withRetry(() => withTransaction((session) => advanceAndTell(session, move)));
  // Somebody else was first: her own answer shows what stands now.
  if (!after) return { activity: presentActivity(activity, reader, await loadSteps(reader.id, looked)) };
  const reached: Steps = { ...after, statusOf: (id) => (id === activityId ? status : steps.statusOf(id)) };
  return {
    activity: presentActivity(activity, reader, reached),
    ...(status === 'completed' ? rewards(move, after) : {}),
  };
}

async function advanceAndTell(
  session: ClientSession,
  { reader, activityId, status, clock }: Move,
): Promise<Overview | undefined> {
  const after = await advance(session, reader.id, activityId, status, clock());
  if (!after) return undefined;
  if (status === 'in_progress') {
    await appendEvent(session, reader.id, 'progress_updated', {});
  } else {
    const stageId = stageOfActivity(activityId);
    const event = {
      activityId,
      stageId,
      blockId: blockOfStage(stageId),
      sealUnlocked: isStageCompleted(after, stageId),
    };
    await appendEvent(session, reader.id, 'activity_completed', event);
  }
  return after;
}

/** What a completion brings besides itself: the seal of a whole stage, and the invitation after the fifth free activity (D7). */
function rewards({ reader, activityId, programme }: Move, after: Overview): Partial<Answer> {
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
