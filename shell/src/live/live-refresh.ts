import { affectedBy } from '@app/contract/query-keys';
import type { LiveEventData } from '@app/contract/live-events';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveHub } from './live-hub.ts';

/** All open pages learn of new content at once: their requests are spread over this time, in ms. */
const CONTENT_SPREAD_MS = 2_000;

/** What this page has done itself and already shows: it needs no second answer when the live channel tells of it. */
export interface OwnChanges {
  /** Whether the page has moved this activity just now. */
  isMoved(activityId: number): boolean;
  /** Whether the page has this revision of an entry. */
  isKnown(entry: LiveEventData<'journal_entry_updated'>): boolean;
}

/** Invalidates queries by live events. @returns a function that stops it */
export function refreshOnLiveEvents(
  hub: LiveHub,
  queryClient: QueryClient,
  window: Window,
  own: OwnChanges,
): () => void {
  const refresh = (keys: readonly QueryKey[]) => {
    for (const key of keys) {
      const firstAnswers = firstAnswersOnTheirWay(queryClient, key);
      void queryClient.invalidateQueries({ queryKey: key });
      for (const { queryKey, promise } of firstAnswers) {
        const refreshIt = () => queryClient.invalidateQueries({ queryKey, exact: true });
        void promise?.then(refreshIt, refreshIt);
      }
    }
  };
  const journalChanged = (detail: LiveEventData<'journal_entry_updated'>) => {
    if (!own.isKnown(detail)) refresh(affectedBy('journal_entry_updated'));
    // The specification names this event (1§7); nothing of the product listens to it.
    window.dispatchEvent(new CustomEvent('journal-updated', { detail }));
  };
  const stops = [
    hub.on('journal_entry_created', journalChanged),
    hub.on('journal_entry_updated', journalChanged),
    hub.on('activity_completed', ({ activityId }) => {
      if (!own.isMoved(activityId)) refresh(affectedBy('activity_completed'));
    }),
    hub.on('progress_updated', () => refresh(affectedBy('progress_updated'))),
    hub.on('access_changed', () => refresh(affectedBy('access_changed'))),
    hub.on('content_updated', () => {
      setTimeout(() => refresh(affectedBy('content_updated')), Math.random() * CONTENT_SPREAD_MS);
    }),
    hub.on('session_ended', () => refresh(affectedBy('session_ended'))),
    hub.onCatchUp(() => refresh(affectedBy())),
  ];
  return () => stops.forEach((stop) => stop());
}

/** TanStack Query does not repeat a first fetch that is under way. Its answer may be older than the event. */
const firstAnswersOnTheirWay = (queryClient: QueryClient, key: QueryKey) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: key, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
