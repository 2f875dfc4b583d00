import type { Activity } from '@app/contract/activities';
import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';
import type { Home } from './use-home.ts';

/** What the home page offers for today. */
export type Today =
  | {
      readonly kind: 'activity';
      readonly activity: Activity;
      /** Activities of the stage that are still to be completed and open to this user. */
      readonly left: number;
    }
  /** Everything that is free is completed (D7): the user may repeat it. */
  | { readonly kind: 'limit'; readonly activities: readonly Activity[] }
  /** The journey is complete, or the stage's activities could not be had. */
  | { readonly kind: 'none' };

export function todayOf(
  { activities, completedActivities, isJourneyComplete }: Home,
  hasPremiumAccess: boolean,
): Today {
  if (isJourneyComplete) return { kind: 'none' };
  const next = activities.find(({ status, isLocked }) => status !== 'completed' && !isLocked);
  if (next) {
    const left = activities.filter(({ status, body }) => status !== 'completed' && body !== null).length;
    return { kind: 'activity', activity: next, left };
  }
  if (hasPremiumAccess || completedActivities < FREE_ACTIVITY_LIMIT) return { kind: 'none' };
  return { kind: 'limit', activities: activities.filter(({ status }) => status === 'completed') };
}
