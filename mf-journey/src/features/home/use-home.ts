import type { Activity } from '@app/contract/activities';
import type { CurrentBlockProgress, CurrentWeek } from '@app/contract/blocks';
import { STAGES } from '@app/contract/programme';
import type { Seal } from '@app/contract/seals';
import { userStatsQuery } from '@app/shared-ui/components/use-free-limit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { hasCome } from '../../queries/has-come.ts';
import {
  currentBlockProgressQuery,
  currentWeekQuery,
  sealsQuery,
  weekActivitiesQuery,
} from '../../queries/journey-queries.ts';

/** The journey data that the home page shows. */
export interface Home {
  readonly state: 'ready';
  readonly week: CurrentWeek;
  readonly block: CurrentBlockProgress;
  readonly seals: readonly Seal[];
  /** Of the current stage; empty where they could not be had. */
  readonly activities: readonly Activity[];
  /** Activities completed so far. */
  readonly completedActivities: number;
  readonly completedStages: number;
  /** All 48 stages are completed (D9). */
  readonly isJourneyComplete: boolean;
}

type HomeState = Home | { readonly state: 'loading' } | { readonly state: 'failed'; readonly retry: () => void };

/**
 * Loads everything in parallel but the activities, which need the stage's number; failed seals and activities count as none (2§7), any other
 * failure fails the page's upper half. The result is deferred, so that rendering it does not block the page.
 */
export function useHome(): HomeState {
  const week = useQuery(currentWeekQuery);
  const block = useQuery(currentBlockProgressQuery);
  const stats = useQuery(userStatsQuery);
  const seals = useQuery(sealsQuery);
  const stageId = week.data?.id;
  const activities = useQuery({ ...weekActivitiesQuery(stageId ?? 1), enabled: stageId !== undefined });

  const hasRest = hasCome(seals) && hasCome(activities);
  const home = useMemo<Home | undefined>(() => {
    if (!week.data || !block.data || !stats.data || !hasRest) return undefined;
    return {
      state: 'ready',
      week: week.data,
      block: block.data,
      seals: seals.data ?? [],
      activities: activities.data ?? [],
      completedActivities: stats.data.completedActivities,
      completedStages: stats.data.completedWeeks,
      isJourneyComplete: stats.data.completedWeeks >= STAGES,
    };
  }, [week.data, block.data, stats.data, seals.data, activities.data, hasRest]);
  // A stage that has just begun has its activities a moment later: until then the page shows what it had.
  const [last, setLast] = useState(home);
  if (home && home !== last) setLast(home);
  const shown = useDeferredValue(last);

  if (shown) return shown;
  const failed = [week, block, stats].filter((query) => query.isError);
  if (last || failed.length === 0) return { state: 'loading' };
  return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
}
