import { queryKeys } from '@app/contract/query-keys';
import { setActivityStatus } from '@app/contract/activities';
import { type Entitlement, isEntitled } from '@app/contract/programme-rules';
import type { Problem } from '@app/contract/problem';
import { type ActivityMove, ApiError, call, type MovedActivity, NetworkError } from '@app/shared-ui/host';
import type { QueryClient } from '@tanstack/react-query';
import { syncCopy } from '../../copy/sync-notices.es.ts';
import { unfinishedBefore, withOptimisticStatus } from './optimistic-status.ts';
import type { CompletionStore } from './completion-store.ts';
import type { QueuedCompletion } from '@app/sync/store/database';

interface CompletionQueueSetting {
  readonly queue: CompletionStore;
  readonly queryClient: QueryClient;
  readonly entitlement: () => Entitlement;
  /** Refetches everything that shows progress. */
  readonly onSettled: () => void;
  /** Tells the user that a completion was reverted. */
  readonly onRefused: (title: string, text: string) => void;
}

/** Completes activities, also without a network: the PATCH then waits, in order, and pages show it as done (optimistic). */
export class CompletionQueue {
  readonly #own = new Set<number>();
  #sending: Promise<void> | undefined;

  constructor(readonly setting: CompletionQueueSetting) {}

  /** @throws ApiError when the server refuses it, or would */
  async move(activityId: number, status: ActivityMove): Promise<MovedActivity> {
    const waiting = await this.setting.queue.all();
    if (waiting.length === 0) {
      try {
        return { queued: false, answer: await this.#patch({ activityId, status }) };
      } catch (error) {
        if (!isUnanswered(error)) throw error;
      }
    }
    this.#checkLocally(activityId, waiting);
    await this.setting.queue.add({ activityId, status });
    await this.showOptimistic();
    void this.send();
    return { queued: true };
  }

  /** Shows in the answers at hand what waits to be sent. */
  async showOptimistic(): Promise<void> {
    const { queue, queryClient, entitlement } = this.setting;
    const completions = await queue.all();
    if (completions.length === 0) return;
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const data = withOptimisticStatus(queryKey, state.data, completions, entitlement());
      if (data !== state.data) queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
    }
  }

  /** Whether this page moves the activity, or did just now: it refreshes by itself what the live channel then tells it of. */
  isOwn(activityId: number): boolean {
    return this.#own.has(activityId);
  }

  /** Completions that are on this page alone. */
  get inMemory(): readonly QueuedCompletion[] {
    return this.setting.queue.inMemory;
  }

  /** @returns how many completions the server still lacks */
  async count(): Promise<number> {
    return (await this.setting.queue.all()).length;
  }

  /** Sends what waits, in order; stops where there is no network. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    const settled = new Set<string>();
    const nameOf = ({ activityId, status }: QueuedCompletion) => `${activityId} ${status}`;
    // Reads the queue for each one, so that later completions go too; each once, even if the device cannot remove it.
    const next = async () => (await this.setting.queue.all()).find((move) => !settled.has(nameOf(move)));
    for (let move = await next(); move && (await this.#sendOne(move)); move = await next()) settled.add(nameOf(move));
    if (settled.size > 0) this.setting.onSettled();
  }

  /** @returns whether it is settled, this way or that */
  async #sendOne(move: QueuedCompletion): Promise<boolean> {
    const { queue, onRefused } = this.setting;
    try {
      await this.#patch(move);
    } catch (error) {
      const isRefused = error instanceof ApiError && [400, 403, 404, 409].includes(error.status);
      // Without a problem of ours it is the answer of something in between: a network's filter, a proxy.
      if (!isRefused || !error.problem) return false;
      onRefused(syncCopy.moveRefused, error.problem.message);
    }
    await queue.remove(move);
    return true;
  }

  async #patch({ activityId, status }: QueuedCompletion) {
    const forget = () => this.#own.delete(activityId);
    this.#own.add(activityId);
    try {
      const answer = await call(setActivityStatus, { params: { id: activityId }, body: { status } });
      setTimeout(forget, ECHO_WITHIN_MS);
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /** What the server would say, as far as this device can know. */
  #checkLocally(activityId: number, waiting: readonly QueuedCompletion[]): void {
    const { queryClient, entitlement } = this.setting;
    if (!isEntitled(entitlement(), activityId))
      throw refusal(403, { message: syncCopy.freeLimit, requiresPremium: true });
    const lists = queryClient
      .getQueriesData({ queryKey: queryKeys.weeks() })
      .flatMap(([key, data]) => (key[2] === 'activities' ? [data] : []));
    const before = unfinishedBefore(activityId, lists, waiting);
    if (before !== undefined) throw refusal(409, { message: syncCopy.outOfOrder(before) });
  }
}

/** Within this time of its answer a change has come back over the live channel. */
const ECHO_WITHIN_MS = 5_000;

/** Nobody has decided: there is no network, or the server is being replaced. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status));

const refusal = (status: number, problem: Problem) =>
  new ApiError(status, `${status}: ${JSON.stringify(problem)}`, problem);
