import { LIVED_ACTIVITIES } from '@app/contract/programme';
import { isEntitled } from '@app/contract/programme-rules';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { appendEvent } from '../../../../platform/live/events.ts';
import { withRetry, withTransaction } from '../../../../platform/mongo.ts';
import { obstacleBefore } from '../../../programme/activities/activity.policy.ts';
import { ProgressModel, type ProgressRecord } from '../../../programme/progress/progress.model.ts';
import { progressOf } from '../../../programme/progress/seed-progress.ts';
import { type ArchivedProgress, isSealedProgress } from '../export/archive-format.ts';
import { assertStands } from './import-target.ts';

type Statuses = Record<string, 'in_progress' | 'completed'>;

interface Imported {
  readonly user: CurrentUser;
  readonly epoch: string;
  readonly vault: Vault;
  readonly progress: ArchivedProgress;
  readonly seal: string;
  readonly now: Date;
}

/** Advances progress to the state of an archive, never back (SYNC §1). */
export async function importProgress({ user, epoch, vault, progress, seal, now }: Imported): Promise<void> {
  const isOurs = isSealedProgress(vault, progress, seal);
  await withRetry(() =>
    withTransaction(async (session) => {
      await assertStands({ userId: user.id, epoch }, session);
      const here = await ProgressModel.findById(user.id).session(session).lean<Partial<ProgressRecord>>();
      const before: Statuses = here?.statuses ?? {};
      const statuses = isOurs ? forward(before, progress.statuses) : withinRules(user, before, progress.statuses);
      if (Object.entries(statuses).every(([id, status]) => before[id] === status)) return;
      const at = (id: number) => {
        const isKept = before[id] === statuses[id];
        const archived = progress.changedAt[id];
        return (isKept ? here?.changedAt?.[id] : undefined) ?? (archived ? new Date(archived) : now);
      };
      const those = (wanted: string) =>
        Object.keys(statuses)
          .filter((id) => statuses[id] === wanted)
          .map(Number);
      const { _id, ...record } = progressOf(user.id, those('completed'), those('in_progress'), at);
      await ProgressModel.updateOne({ _id }, { $set: record }, { session, upsert: true });
      await appendEvent(session, user.id, 'progress_updated', {});
    }),
  );
}

const isActivity = (id: string): boolean => /^[1-9]\d{0,2}$/.test(id) && Number(id) <= LIVED_ACTIVITIES;

function forward(before: Statuses, archived: Statuses): Statuses {
  const merged = { ...before };
  for (const [id, status] of Object.entries(archived))
    if (isActivity(id) && merged[id] !== 'completed') merged[id] = status;
  return merged;
}

/** Advances step by step, in order, as far as the rules let the user go from the present state. */
function withinRules(user: CurrentUser, before: Statuses, archived: Statuses): Statuses {
  const merged = { ...before };
  const ids = Object.keys(archived).filter(isActivity).map(Number);
  for (const id of ids.toSorted((a, b) => a - b)) {
    const status = archived[id];
    if (!status || merged[id] === 'completed' || !mayAdvance(user, id, merged)) continue;
    merged[id] = status;
  }
  return merged;
}

function mayAdvance(user: CurrentUser, id: number, statuses: Statuses): boolean {
  if (!isEntitled(user, id)) return false;
  const completed = Object.keys(statuses)
    .filter((other) => statuses[other] === 'completed')
    .map(Number);
  const { completedCount, stageCounts } = progressOf(user.id, completed, [], () => new Date(0));
  return !obstacleBefore(id, { completedCount, stageCounts, statusOf: (other) => statuses[other] ?? 'pending' });
}
