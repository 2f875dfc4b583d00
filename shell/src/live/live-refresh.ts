import type { QueryClient } from '@tanstack/react-query';
import type { LiveHub } from './live-hub.ts';

/** Queries that a completed activity invalidates: 1§7 names the first two, the others follow from them. */
export const PROGRESS_KEYS = [
  '/api/activities',
  '/api/progress',
  '/api/activity',
  '/api/weeks',
  '/api/blocks',
  '/api/current-week',
  '/api/current-block-progress',
  '/api/seals',
  '/api/user-progress',
];
/** Queries of the programme's content and the libraries. */
const CONTENT_KEYS = ['/api/library', ...PROGRESS_KEYS];
/** All open pages learn of new content at once: their requests are spread over this time, in ms. */
const CONTENT_SPREAD_MS = 2_000;
const ENTITLEMENT_KEYS = ['/api/auth', '/api/library', ...PROGRESS_KEYS];

/** Invalidates queries by live events. @returns a function that stops it */
export function refreshOnLiveEvents(hub: LiveHub, queryClient: QueryClient, window: Window): () => void {
  const refresh = (keys: readonly string[]) => {
    for (const key of keys) {
      const firstAnswers = firstAnswersOnTheirWay(queryClient, key);
      void queryClient.invalidateQueries({ queryKey: [key] });
      for (const { queryKey, promise } of firstAnswers) {
        const refreshIt = () => queryClient.invalidateQueries({ queryKey, exact: true });
        void promise?.then(refreshIt, refreshIt);
      }
    }
  };
  const journalChanged = (detail: unknown) => {
    refresh(['/api/journal']);
    window.dispatchEvent(new CustomEvent('journal-updated', { detail }));
  };
  const stops = [
    hub.on('journal_entry_created', journalChanged),
    hub.on('journal_entry_updated', journalChanged),
    hub.on('activity_completed', () => refresh(PROGRESS_KEYS)),
    hub.on('progress_updated', () => refresh(PROGRESS_KEYS)),
    hub.on('access_changed', () => refresh(ENTITLEMENT_KEYS)),
    hub.on('content_updated', () => {
      setTimeout(() => refresh(CONTENT_KEYS), Math.random() * CONTENT_SPREAD_MS);
    }),
    hub.on('session_ended', () => refresh(['/api/auth'])),
    hub.onCatchUp(() => refresh(['/api/journal', ...ENTITLEMENT_KEYS])),
  ];
  return () => stops.forEach((stop) => stop());
}

/** TanStack Query does not repeat a first fetch that is under way. Its answer may be older than the event. */
const firstAnswersOnTheirWay = (queryClient: QueryClient, key: string) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [key], fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
