import type { Activity } from '@app/contract/activities';
import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';

/** What she can do with a card. */
export type ActivityAccess =
  | { readonly kind: 'open' }
  /** At the free limit: a click opens the upgrade prompt (D7). */
  | { readonly kind: 'premium' }
  /** Beyond the free limit, which she has not reached yet: the beginning of its text can be read. */
  | { readonly kind: 'preview' }
  /** Something comes first: the activity, or the block, of this title. */
  | { readonly kind: 'waits'; readonly title: string | undefined };

interface Circumstances {
  readonly hasPremiumAccess: boolean;
  /** Five completed and no premium. */
  readonly isAtFreeLimit: boolean;
  /** The one before it in its stage. */
  readonly previous: Activity | undefined;
  /** The block that has to be completed first, where the stage's own block is not open yet. */
  readonly waitsForBlock: string | undefined;
}

/** The server decides what is locked; this says why. */
export function accessOf(activity: Activity, circumstances: Circumstances): ActivityAccess {
  const { hasPremiumAccess, isAtFreeLimit, previous, waitsForBlock } = circumstances;
  if (!activity.isLocked) return { kind: 'open' };
  const isBeyondFree = !hasPremiumAccess && activity.id > FREE_ACTIVITY_LIMIT;
  if (isBeyondFree && isAtFreeLimit) return { kind: 'premium' };
  if (previous && previous.status !== 'completed') return { kind: 'waits', title: previous.title };
  if (waitsForBlock !== undefined) return { kind: 'waits', title: waitsForBlock };
  return isBeyondFree ? { kind: 'preview' } : { kind: 'waits', title: previous?.title };
}
