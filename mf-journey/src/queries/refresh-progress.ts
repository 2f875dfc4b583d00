import type { QueryClient } from '@tanstack/react-query';

/** What a completed activity changes on her pages; the live channel refreshes the same in her other tabs. */
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

/** Asks again for everything that her progress shows in. @returns when what is on the page has arrived */
export const refreshProgress = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(PROGRESS_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
