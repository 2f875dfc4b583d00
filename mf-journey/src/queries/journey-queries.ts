import {
  getBlock,
  getCurrentBlockProgress,
  getCurrentWeek,
  getWeek,
  listBlocks,
  listBlockWeeks,
  listWeekActivities,
  listWeeks,
} from '@app/contract/blocks';
import { listSeals } from '@app/contract/seals';
import { endpointQuery, endpointQueryOrNull } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';

/** How long an answer stays fresh (2§9). Live events and the user's own completions invalidate it sooner. */
const FRESH_MS = { programme: 5 * 60_000, position: 2 * 60_000 } as const;

export const blocksQuery = queryOptions({ ...endpointQuery(listBlocks, {}), staleTime: FRESH_MS.programme });

export const blockQuery = (blockId: number) =>
  queryOptions({ ...endpointQuery(getBlock, { params: { id: blockId } }), staleTime: FRESH_MS.programme });

export const blockWeeksQuery = (blockId: number) =>
  queryOptions({ ...endpointQuery(listBlockWeeks, { params: { id: blockId } }), staleTime: FRESH_MS.programme });

/** Names of all stages. */
export const weeksQuery = queryOptions({ ...endpointQuery(listWeeks, {}), staleTime: FRESH_MS.programme });

/** `null` on 401 (2§7). */
export const weekQuery = (stageId: number) =>
  queryOptions({ ...endpointQueryOrNull(getWeek, { params: { id: stageId } }), staleTime: FRESH_MS.programme });

/** `null` on 401 (2§7). */
export const weekActivitiesQuery = (stageId: number) =>
  queryOptions({
    ...endpointQueryOrNull(listWeekActivities, { params: { id: stageId } }),
    staleTime: FRESH_MS.programme,
  });

export const currentWeekQuery = queryOptions({ ...endpointQuery(getCurrentWeek, {}), staleTime: FRESH_MS.position });

export const currentBlockProgressQuery = queryOptions({
  ...endpointQuery(getCurrentBlockProgress, {}),
  staleTime: FRESH_MS.position,
});

export const sealsQuery = queryOptions({ ...endpointQuery(listSeals, {}), staleTime: FRESH_MS.position });
