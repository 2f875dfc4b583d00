import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';
import { getUserStats } from '@app/contract/progress';
import { endpointQuery, useSession } from '@app/shared-ui/host';
import { queryOptions, useQuery } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** The user's statistics, fresh enough for the premium check (2§9). */
export const userStatsQuery = queryOptions({ ...endpointQuery(getUserStats, {}), staleTime: FRESH_MS });

/** Whether the user has premium and, if not, has completed everything that is free (D7). */
export function useFreeLimit(): { readonly hasPremiumAccess: boolean; readonly isAtFreeLimit: boolean } {
  const { hasPremiumAccess } = useSession().user;
  const { data: stats } = useQuery({ ...userStatsQuery, enabled: !hasPremiumAccess });
  return {
    hasPremiumAccess,
    isAtFreeLimit: !hasPremiumAccess && (stats?.completedActivities ?? 0) >= FREE_ACTIVITY_LIMIT,
  };
}
