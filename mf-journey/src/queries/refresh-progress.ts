import { affectedBy } from '@app/contract/query-keys';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything that shows progress, as the live channel does in the user's other tabs. @returns when what is on the page has arrived */
export const refreshProgress = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(affectedBy('activity_completed').map((queryKey) => queryClient.invalidateQueries({ queryKey })));
