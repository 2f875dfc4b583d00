import type { Activity } from '@app/contract/activities';
import type { Block, Week } from '@app/contract/blocks';
import type { getUserStats } from '@app/contract/progress';
import type { ResponseOf } from '@app/contract/endpoint';
import { userStatsQuery } from '@app/shared-ui/components/use-free-limit';
import { ApiError, useSession } from '@app/shared-ui/host';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { hasCome } from '../../queries/has-come.ts';
import { blocksQuery, weekActivitiesQuery, weekQuery } from '../../queries/journey-queries.ts';

type StageState =
  | { readonly state: 'loading' }
  /** There is no such stage, or the session is over: the user is redirected home, or signs in (2§2.3). */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly week: Week; readonly activities: readonly Activity[] };

type Answers = [
  UseQueryResult<Week | null>,
  UseQueryResult<Activity[] | null>,
  UseQueryResult<Block[]>,
  UseQueryResult<ResponseOf<typeof getUserStats>>,
];

/**
 * A stage and its activities, loaded in parallel. Only the stage's own number counts (D4). Results are deferred. The blocks and, without
 * premium, the user's statistics decide what is locked, so the page waits for them: otherwise a card pressed early would open, and close
 * again.
 */
export function useStage(stageId: number): StageState {
  const { hasPremiumAccess } = useSession().user;
  const queries = [
    weekQuery(stageId),
    weekActivitiesQuery(stageId),
    blocksQuery,
    { ...userStatsQuery, enabled: !hasPremiumAccess },
  ] as const;
  return useDeferredValue(useQueries({ queries, combine: stageOf }));
}

function stageOf([week, activities, blocks, stats]: Answers): StageState {
  if (isRefused(week) || isRefused(activities) || isNowhere(week.error) || isNowhere(activities.error)) {
    return { state: 'gone' };
  }
  if (week.data && activities.data && hasCome(blocks) && hasCome(stats)) {
    return { state: 'ready', week: week.data, activities: activities.data };
  }
  const failed = [week, activities].filter((query) => query.isError);
  if (failed.length > 0) return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
  return { state: 'loading' };
}

/** After a new sign-in over the page it is asked for again. */
const isRefused = ({ data, isFetching }: UseQueryResult) => data === null && !isFetching;

const isNowhere = (error: Error | null) => error instanceof ApiError && error.status === 404;
