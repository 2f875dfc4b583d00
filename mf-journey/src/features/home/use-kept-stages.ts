import { STAGES } from '@app/contract/programme';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { weekActivitiesQuery, weekQuery } from '../../queries/journey-queries.ts';

/** After the page's own answers, in ms: nobody waits for these. */
const LATER_MS = 3_000;

/** Asks for the current stage and the next one, which the device then keeps: they open without a network too. */
export function useKeptStages(stageId: number | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (stageId === undefined) return undefined;
    const timer = setTimeout(() => void keep(queryClient, stageId), LATER_MS);
    return () => clearTimeout(timer);
  }, [queryClient, stageId]);
}

async function keep(queryClient: QueryClient, stageId: number): Promise<void> {
  for (const id of [stageId, stageId + 1]) {
    if (id > STAGES) return;
    await queryClient.prefetchQuery(weekQuery(id));
    await queryClient.prefetchQuery(weekActivitiesQuery(id));
  }
}
