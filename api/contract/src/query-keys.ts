import type { Endpoint } from './endpoint.ts';
import type { LiveEventName } from './live-events.ts';

/**
 * Keys of the front ends' query caches: the path of a call in pieces, `/api/weeks/3/activities` → `['/api/weeks', '3', 'activities']`.
 * A key matches all keys that begin with it. Keys are stored on devices with the last answers: never rename one.
 */
type QueryKey = readonly [string, ...string[]];

/** Keys of queries that change together. */
export const queryKeys = {
  session: (): QueryKey => ['/api/auth'],
  journal: (): QueryKey => ['/api/journal'],
  library: (): QueryKey => ['/api/library'],
  weeks: (): QueryKey => ['/api/weeks'],
  admin: (): QueryKey => ['/api/admin'],
  /** The programme, and where the user is in it. */
  programme: (): readonly QueryKey[] => [
    ['/api/activities'],
    ['/api/activity'],
    queryKeys.weeks(),
    ['/api/blocks'],
    ['/api/current-week'],
    ['/api/current-block-progress'],
    ['/api/seals'],
    ['/api/user-progress'],
  ],
  /** Queries that a completed activity changes: 1§7 names the activities and `/api/progress`, the others follow from them. */
  progress: (): readonly QueryKey[] => [...queryKeys.programme(), ['/api/progress']],
} as const;

/** Queries whose answers depend on the user's access (premium). */
const entitled = () => [queryKeys.session(), queryKeys.library(), ...queryKeys.progress()];

const AFFECTED: { readonly [Name in LiveEventName]?: () => readonly QueryKey[] } = {
  journal_entry_created: () => [queryKeys.journal()],
  journal_entry_updated: () => [queryKeys.journal()],
  activity_completed: queryKeys.progress,
  progress_updated: queryKeys.progress,
  access_changed: entitled,
  content_updated: () => [queryKeys.library(), ...queryKeys.progress()],
  session_ended: () => [queryKeys.session()],
};

/** Keys of the queries that a live event affects; without an event, of all that any missed event may have affected. */
export const affectedBy = (event?: LiveEventName): readonly QueryKey[] =>
  event ? (AFFECTED[event]?.() ?? []) : [queryKeys.journal(), ...entitled()];

/** Whether a query calls this endpoint, with any parameters. */
export function isKeyOf(endpoint: Endpoint, queryKey: readonly unknown[]): boolean {
  const [, api, resource, ...rest] = endpoint.path.split('/');
  const pattern = [`/${api}/${resource}`, ...rest];
  return (
    pattern.length === queryKey.length && pattern.every((piece, i) => piece.startsWith(':') || piece === queryKey[i])
  );
}
