import { activityStatusSchema } from '@app/contract/activities';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { whenIdle } from '../page-events.ts';

/**
 * The collections of her progress in local storage (2§3): copies of the server's answers, which alone decide (SYNC §1). Nothing is read
 * from them.
 */

const statusesSchema = z.array(z.object({ id: z.number(), status: activityStatusSchema }));

/** Writes them as answers come. @returns a function that stops it */
export function mirrorProgress(
  queryClient: QueryClient,
  window: Window & typeof globalThis,
  hasLeft: () => boolean,
): () => void {
  const completed = new Set<number>();
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success' || event.action.manual) return;
    const { data } = event.action;
    const name = collectionOf(query.queryKey);
    if (!name) return;
    void whenIdle(window).then(() => {
      if (hasLeft()) return;
      if (name === 'completedActivities') noteCompleted(completed, data);
      write(
        window.localStorage,
        name,
        name === 'completedActivities' ? [...completed].toSorted((a, b) => a - b) : data,
      );
    });
  });
}

function collectionOf([resource, id, what]: QueryKey): string | undefined {
  if (resource === '/api/activities' || (resource === '/api/weeks' && what === 'activities'))
    return 'completedActivities';
  if (resource === '/api/user-progress') return 'userProgress';
  if (resource === '/api/seals') return 'seals';
  return resource === '/api/weeks' && id === undefined ? 'weeks' : undefined;
}

function noteCompleted(completed: Set<number>, data: unknown): void {
  const statuses = z.safeParse(statusesSchema, data);
  for (const { id, status } of statuses.data ?? [])
    if (status === 'completed') completed.add(id);
    else completed.delete(id);
}

function write(storage: Storage, key: string, data: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(data));
  } catch {
    // A full local storage keeps no copy (2§8: ignored).
  }
}
