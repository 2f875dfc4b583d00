import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';
import { useSession } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { userStatsQuery } from './journey-queries.ts';

/** Whether she has premium and, if not, whether she has lived all that is free (D7). */
export function useFreeLimit(): { readonly hasPremiumAccess: boolean; readonly isAtFreeLimit: boolean } {
  const { hasPremiumAccess } = useSession().user;
  const { data: stats } = useQuery({ ...userStatsQuery, enabled: !hasPremiumAccess });
  return {
    hasPremiumAccess,
    isAtFreeLimit: !hasPremiumAccess && (stats?.completedActivities ?? 0) >= FREE_ACTIVITY_LIMIT,
  };
}
