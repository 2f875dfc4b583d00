import { type Activity, activitySchema, getActivity } from '@app/contract/activities';
import { listWeekActivities } from '@app/contract/blocks';
import { type Entitlement, isEntitled, isForward, previousInStage } from '@app/contract/programme-rules';
import { isKeyOf } from '@app/contract/query-keys';
import * as z from 'zod/mini';
import type { QueuedCompletion } from '@app/sync/store/database';

/**
 * Shows queued completions as done, by the device's own copy of a stage's order and of the free limit (SYNC §3). The
 * server's answers are never changed, only what the page shows of them.
 */

const listSchema = z.array(activitySchema);

/** An answer to a call as it looks with what waits to be sent; the answer itself where nothing in it is concerned. */
export function withOptimisticStatus(
  queryKey: readonly unknown[],
  data: unknown,
  completions: readonly QueuedCompletion[],
  entitlement: Entitlement,
): unknown {
  if (completions.length === 0) return data;
  if (isKeyOf(listWeekActivities, queryKey)) {
    const list = z.safeParse(listSchema, data);
    return list.success ? optimisticList(list.data, completions, entitlement) : data;
  }
  if (!isKeyOf(getActivity, queryKey)) return data;
  const activity = z.safeParse(activitySchema, data);
  return activity.success ? optimistic(activity.data, completions) : data;
}

function optimisticList(
  list: readonly Activity[],
  completions: readonly QueuedCompletion[],
  entitlement: Entitlement,
): Activity[] {
  const all = list.map((activity) => optimistic(activity, completions));
  return all.map((activity, i) => {
    const isOpened = all[i - 1]?.status === 'completed' && isEntitled(entitlement, activity.id);
    return activity.isLocked && isOpened ? { ...activity, isLocked: false } : activity;
  });
}

function optimistic(activity: Activity, completions: readonly QueuedCompletion[]): Activity {
  const move = completions.find(({ activityId }) => activityId === activity.id);
  return move && isForward(activity.status, move.status) ? { ...activity, status: move.status } : activity;
}

/** The activity that has to be completed first, as far as the lists at hand tell. */
export function unfinishedBefore(
  activityId: number,
  lists: readonly unknown[],
  completions: readonly QueuedCompletion[],
): string | undefined {
  const previous = previousInStage(activityId);
  for (const data of lists) {
    const list = z.safeParse(listSchema, data);
    const before = list.success ? list.data.find(({ id }) => id === previous) : undefined;
    if (before) return optimistic(before, completions).status === 'completed' ? undefined : before.title;
  }
  return undefined;
}
