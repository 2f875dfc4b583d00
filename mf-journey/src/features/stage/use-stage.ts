import type { Activity } from '@app/contract/activities';
import type { Week } from '@app/contract/blocks';
import { ApiError } from '@app/shared-ui/host';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { weekActivitiesQuery, weekQuery } from '../../queries/journey-queries.ts';

type StageState =
  | { readonly state: 'loading' }
  /** There is no such stage, or the session is over: she goes home (2§2.3). */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly week: Week; readonly activities: readonly Activity[] };

/** A stage and its activities, asked for together. Only the stage's own number counts (D4). What arrives is drawn beside the page. */
export function useStage(stageId: number): StageState {
  return useDeferredValue(
    useQueries({ queries: [weekQuery(stageId), weekActivitiesQuery(stageId)], combine: stageOf }),
  );
}

function stageOf([week, activities]: [UseQueryResult<Week | null>, UseQueryResult<Activity[] | null>]): StageState {
  if (week.data === null || activities.data === null || isNowhere(week.error) || isNowhere(activities.error)) {
    return { state: 'gone' };
  }
  if (week.data && activities.data) return { state: 'ready', week: week.data, activities: activities.data };
  const failed = [week, activities].filter((query) => query.isError);
  if (failed.length > 0) return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
  return { state: 'loading' };
}

const isNowhere = (error: Error | null) => error instanceof ApiError && error.status === 404;
