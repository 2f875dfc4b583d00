import type { Activity } from '@app/contract/activities';
import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';

/** What the user can do with a card. */
export type ActivityAccess =
  | { readonly kind: 'open' }
  /** At the free limit: a click opens the upgrade prompt (D7). */
  | { readonly kind: 'premium' }
  /** Beyond the free limit, which the user has not reached yet: the beginning of the text can be read. */
  | { readonly kind: 'preview' }
  /** Another activity or block, of this title, has to be completed first. */
  | { readonly kind: 'waits'; readonly title: string | undefined };

interface Circumstances {
  readonly hasPremiumAccess: boolean;
  /** Five activities completed, and no premium. */
  readonly isAtFreeLimit: boolean;
  /** The preceding activity of the stage. */
  readonly previous: Activity | undefined;
  /** The block that has to be completed first, where the stage's own block is not open yet. */
  readonly waitsForBlock: string | undefined;
}

/** The server decides what is locked; this derives the reason. */
export function accessOf(activity: Activity, circumstances: Circumstances): ActivityAccess {
  const { hasPremiumAccess, isAtFreeLimit, previous, waitsForBlock } = circumstances;
  if (!activity.isLocked) return { kind: 'open' };
  const isBeyondFree = !hasPremiumAccess && activity.id > FREE_ACTIVITY_LIMIT;
  if (isBeyondFree && isAtFreeLimit) return { kind: 'premium' };
  if (previous && previous.status !== 'completed') return { kind: 'waits', title: previous.title };
  if (waitsForBlock !== undefined) return { kind: 'waits', title: waitsForBlock };
  return isBeyondFree ? { kind: 'preview' } : { kind: 'waits', title: previous?.title };
}
