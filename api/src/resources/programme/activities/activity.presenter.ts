import type { Activity } from '@app/contract/activities';
import { type Entitlement, isEntitled } from '@app/contract/programme-rules';
import type { ProgrammeActivity } from '../served/programme.ts';
import { isLocked } from './activity.policy.ts';
import type { DatedProgress } from '../progress/progress.policy.ts';

/** An activity as this user may see it: without premium, bodies beyond the free limit are replaced by a preview (D7). */
export function presentActivity(activity: ProgrammeActivity, reader: Entitlement, progress: DatedProgress): Activity {
  const { id, blockId, weekId, title, description, type, time, body, recalls, preview } = activity;
  const isClosed = isLocked(reader, id, progress);
  const completedAt = progress.completedAtOf(id);
  return {
    id,
    blockId,
    weekId,
    title,
    description,
    type,
    time,
    status: progress.statusOf(id),
    ...(completedAt ? { completedAt: completedAt.toISOString() } : {}),
    isLocked: isClosed,
    ...(isEntitled(reader, id) ? { body } : { body: null, preview }),
    // Activities of earlier blocks are open too: those blocks are completed where this one is open.
    ...(isClosed || recalls.length === 0 ? {} : { recalls: [...recalls] }),
  };
}
