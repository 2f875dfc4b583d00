import type { QueryClient } from '@tanstack/react-query';

/** Queries that a completed activity invalidates; the live channel invalidates the same ones in the user's other tabs. */
const PROGRESS_KEYS = [
  '/api/activities',
  '/api/activity',
  '/api/weeks',
  '/api/blocks',
  '/api/current-week',
  '/api/current-block-progress',
  '/api/seals',
  '/api/user-progress',
  '/api/progress',
] as const;

/** Refetches everything that shows progress. @returns when what is on the page has arrived */
export const refreshProgress = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(PROGRESS_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
