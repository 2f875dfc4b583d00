import { activityStatusSchema, listActivityStatuses } from '@app/contract/activities';
import { getWeek, listBlockWeeks, listWeekActivities, listWeeks } from '@app/contract/blocks';
import { getUserStats } from '@app/contract/progress';
import { isKeyOf } from '@app/contract/query-keys';
import { listSeals } from '@app/contract/seals';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readLocal } from '../../storage/local-text.ts';
import { MIRROR_OWNER } from '../../storage/mirror-owner.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * The collections of progress in local storage (2§3): copies of the server's answers, which alone decide (SYNC §1). Nothing is read
 * from them.
 */

const statusesSchema = z.array(z.object({ id: z.number(), status: activityStatusSchema }));
const sealsSchema = z.array(z.looseObject({ weekId: z.number() }));
const stagesSchema = z.array(z.looseObject({ id: z.number() }));

interface ProgressMirrorSetting {
  readonly userId: string;
  readonly queryClient: QueryClient;
  readonly window: Window & typeof globalThis;
  readonly hasLeft: () => boolean;
  /** A lock is set: nothing may stand there (D43). */
  readonly isLocked: () => boolean;
}

/** Writes them as answers come, after those of the account before are gone. @returns a function that stops it */
export function mirrorProgress({ userId, queryClient, window, hasLeft, isLocked }: ProgressMirrorSetting): () => void {
  if ((readLocal(MIRROR_OWNER) ?? userId) !== userId) removeProgressMirror(window);
  const completed = new Set<number>();
  const stages = new Map<number, unknown>();
  // Answers about a part are gathered to the whole.
  const copyOf: Readonly<Record<string, (data: unknown) => unknown>> = {
    completedActivities(data) {
      noteCompleted(completed, data);
      return [...completed].toSorted((a, b) => a - b);
    },
    weeks(data) {
      noteStages(stages, data);
      return [...stages].toSorted(([a], [b]) => a - b).map(([, stage]) => stage);
    },
    seals: withStage,
  };
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success' || event.action.manual) return;
    const { data } = event.action;
    const name = collectionOf(query.queryKey);
    if (!name) return;
    void whenIdle(window).then(() => {
      if (hasLeft()) return;
      const whole = copyOf[name]?.(data) ?? data;
      write(window.localStorage, name, isLocked() ? {} : whole);
    });
  });
}

/** By the calls that answer it: of the stages, the list of all, those of a block, or one alone, as pages ask for what they show. */
const COLLECTIONS = {
  completedActivities: [listActivityStatuses, listWeekActivities],
  userProgress: [getUserStats],
  seals: [listSeals],
  weeks: [listWeeks, listBlockWeeks, getWeek],
};

const collectionOf = (queryKey: QueryKey): string | undefined =>
  Object.entries(COLLECTIONS).find(([, calls]) => calls.some((endpoint) => isKeyOf(endpoint, queryKey)))?.[0];

function noteCompleted(completed: Set<number>, data: unknown): void {
  const statuses = z.safeParse(statusesSchema, data);
  for (const { id, status } of statuses.data ?? [])
    if (status === 'completed') completed.add(id);
    else completed.delete(id);
}

function noteStages(stages: Map<number, unknown>, data: unknown): void {
  const read = z.safeParse(stagesSchema, Array.isArray(data) ? data : [data]);
  for (const stage of read.data ?? []) stages.set(stage.id, stage);
}

/** A seal on the device names its stage `etapaId` (2§3). */
function withStage(data: unknown): unknown {
  const seals = z.safeParse(sealsSchema, data).data;
  return seals?.map((seal) => ({ ...seal, etapaId: seal.weekId })) ?? data;
}

/** Takes them off this device. */
export function removeProgressMirror(window: Window): void {
  try {
    for (const name of Object.keys(COLLECTIONS)) window.localStorage.removeItem(name);
  } catch {
    // No storage, no copies.
  }
}

/** Takes what stands there off a device on which a lock has just been set. */
export function emptyProgressMirror({ localStorage }: Window): void {
  for (const name of Object.keys(COLLECTIONS)) if (localStorage.getItem(name) !== null) write(localStorage, name, {});
}

function write(storage: Storage, key: string, data: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(data));
  } catch {
    // A full local storage keeps no copy (2§8: ignored).
  }
}
