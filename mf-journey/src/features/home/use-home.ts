import { userStatsQuery } from '@app/shared-ui/components/use-free-limit';
import type { CurrentBlockProgress, CurrentWeek } from '@app/contract/blocks';
import type { ResponseOf } from '@app/contract/endpoint';
import { STAGES } from '@app/contract/programme';
import type { getUserStats } from '@app/contract/progress';
import type { Seal } from '@app/contract/seals';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { hasCome } from '../../queries/has-come.ts';
import { currentBlockProgressQuery, currentWeekQuery, sealsQuery } from '../../queries/journey-queries.ts';

/** The journey data that the home page shows. */
export interface Home {
  readonly state: 'ready';
  readonly week: CurrentWeek;
  readonly block: CurrentBlockProgress;
  readonly seals: readonly Seal[];
  /** Activities completed so far. */
  readonly completedActivities: number;
  readonly completedStages: number;
  /** All 48 stages are completed (D9). */
  readonly isJourneyComplete: boolean;
}

type HomeState = Home | { readonly state: 'loading' } | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Loads everything in parallel; failed seals count as none (2§7), any other failure fails the page's upper half. Results are deferred, so
 * that rendering them does not block the page.
 */
export function useHome(): HomeState {
  const queries = [currentWeekQuery, currentBlockProgressQuery, userStatsQuery, sealsQuery] as const;
  return useDeferredValue(useQueries({ queries, combine: homeOf }));
}

type Answers = [
  UseQueryResult<CurrentWeek>,
  UseQueryResult<CurrentBlockProgress>,
  UseQueryResult<ResponseOf<typeof getUserStats>>,
  UseQueryResult<Seal[]>,
];

function homeOf([week, block, stats, seals]: Answers): HomeState {
  if (week.data && block.data && stats.data && hasCome(seals)) {
    return {
      state: 'ready',
      week: week.data,
      block: block.data,
      seals: seals.data ?? [],
      completedActivities: stats.data.completedActivities,
      completedStages: stats.data.completedWeeks,
      isJourneyComplete: stats.data.completedWeeks >= STAGES,
    };
  }
  const failed = [week, block, stats].filter((query) => query.isError);
  if (failed.length === 0) return { state: 'loading' };
  return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
}
