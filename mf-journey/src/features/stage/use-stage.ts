import type { Activity } from '@app/contract/activities';
import type { Week } from '@app/contract/blocks';
import type { getUserStats } from '@app/contract/progress';
import type { ResponseOf } from '@app/contract/endpoint';
import { userStatsQuery } from '@app/shared-ui/components/use-free-limit';
import { ApiError, useSession } from '@app/shared-ui/host';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { weekActivitiesQuery, weekQuery } from '../../queries/journey-queries.ts';

type StageState =
  | { readonly state: 'loading' }
  /** There is no such stage, or the session is over: she goes home (2§2.3). */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly week: Week; readonly activities: readonly Activity[] };

type Answers = [
  UseQueryResult<Week | null>,
  UseQueryResult<Activity[] | null>,
  UseQueryResult<ResponseOf<typeof getUserStats>>,
];

/**
 * A stage and its activities, asked for together. Only the stage's own number counts (D4). What arrives is drawn beside the page.
 * Without premium her figures are waited for too: a card pressed before them would open, and shut again as they say that it is locked.
 */
export function useStage(stageId: number): StageState {
  const { hasPremiumAccess } = useSession().user;
  const queries = [
    weekQuery(stageId),
    weekActivitiesQuery(stageId),
    { ...userStatsQuery, enabled: !hasPremiumAccess },
  ] as const;
  return useDeferredValue(useQueries({ queries, combine: stageOf }));
}

function stageOf([week, activities, stats]: Answers): StageState {
  if (week.data === null || activities.data === null || isNowhere(week.error) || isNowhere(activities.error)) {
    return { state: 'gone' };
  }
  if (week.data && activities.data && !stats.isLoading) {
    return { state: 'ready', week: week.data, activities: activities.data };
  }
  const failed = [week, activities].filter((query) => query.isError);
  if (failed.length > 0) return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
  return { state: 'loading' };
}

const isNowhere = (error: Error | null) => error instanceof ApiError && error.status === 404;
