import type { AccountRows } from '@app/sync/store/account-rows';
import type { QueuedCompletion } from '@app/sync/store/database';
import type { ResilientStore } from '@app/sync/store/resilient-store';

/** Completions that wait to be sent: one per activity, in the order of the user's actions. */
export class CompletionStore {
  /** What the device has no room for. */
  #inMemory: QueuedCompletion[] = [];
  #made = 0;

  constructor(readonly store: Promise<ResilientStore>) {}

  /** Completions that are on this page alone. */
  get inMemory(): readonly QueuedCompletion[] {
    return this.#inMemory;
  }

  async all(): Promise<readonly QueuedCompletion[]> {
    const { database } = await this.store;
    const kept = (await database?.getAll('moves').catch(() => [])) ?? [];
    return [...kept, ...this.#inMemory];
  }

  async add(move: QueuedCompletion): Promise<void> {
    const waiting = (await this.all()).find(({ activityId }) => activityId === move.activityId);
    if (waiting?.status === 'completed') return;
    await this.#put({ ...move, ...(waiting?.no === undefined ? {} : { no: waiting.no }) });
  }

  /** Removes a settled completion, unless the activity has moved on since. */
  async remove(move: QueuedCompletion): Promise<void> {
    const { database } = await this.store;
    if (database) await removeFrom(database, move).catch(() => undefined);
    this.#inMemory = this.#inMemory.filter((one) => !isSame(one, move));
  }

  async #put(move: QueuedCompletion): Promise<void> {
    const { database } = await this.store;
    try {
      if (!database) throw new Error('no database');
      await database.put('moves', move);
    } catch {
      // Below zero, where the database numbers nothing.
      const no = move.no ?? -(this.#made += 1);
      this.#inMemory = [...this.#inMemory.filter((one) => one.no !== no), { ...move, no }];
    }
  }
}

const isSame = (one: QueuedCompletion | undefined, { no, status }: QueuedCompletion): boolean =>
  one?.no === no && one?.status === status;

/** In one transaction: a completion added between read and deletion must not be deleted. */
async function removeFrom({ database, codec }: AccountRows, move: QueuedCompletion): Promise<void> {
  if (move.no === undefined) return;
  const transaction = database.transaction('moves', 'readwrite');
  const row = await transaction.store.get(move.no);
  if (isSame(row && codec.open('moves', row), move)) await transaction.store.delete(move.no);
  await transaction.done;
}
