import type { Activity } from '@app/contract/activities';
import { type Entitlement, isEntitled } from '@app/contract/programme-rules';
import type { ProgrammeActivity } from '../served/programme.ts';
import { isLocked } from './activity.policy.ts';
import type { Steps } from '../progress/progress.policy.ts';

/** An activity as this user may see it: without premium, bodies beyond the free limit are replaced by a preview (D7). */
export function presentActivity(activity: ProgrammeActivity, reader: Entitlement, steps: Steps): Activity {
  const { id, blockId, weekId, title, description, type, time, body, preview } = activity;
  return {
    id,
    blockId,
    weekId,
    title,
    description,
    type,
    ...(time ? { time } : {}),
    status: steps.statusOf(id),
    isLocked: isLocked(reader, id, steps),
    ...(isEntitled(reader, id) ? { body } : { body: null, preview }),
  };
}
