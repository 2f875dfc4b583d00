import type { KeptMove } from '../store/database.ts';
import type { ResilientStore } from '../store/resilient-store.ts';

/** Completions that wait to be sent: one per activity, in the order in which she made them. */
export class MoveQueue {
  #inMemory: KeptMove[] = [];
  #made = 0;

  constructor(readonly store: Promise<ResilientStore>) {}

  async all(): Promise<readonly KeptMove[]> {
    const { database } = await this.store;
    return (await database?.getAll('moves').catch(() => this.#inMemory)) ?? this.#inMemory;
  }

  async add(move: KeptMove): Promise<void> {
    const waiting = (await this.all()).find(({ activityId }) => activityId === move.activityId);
    if (waiting?.status === 'completed') return;
    await this.#put({ ...move, ...(waiting?.no === undefined ? {} : { no: waiting.no }) });
  }

  async remove({ no }: KeptMove): Promise<void> {
    if (no === undefined) return;
    const { database } = await this.store;
    await database?.delete('moves', no).catch(() => undefined);
    this.#inMemory = this.#inMemory.filter((move) => move.no !== no);
  }

  async #put(move: KeptMove): Promise<void> {
    const { database } = await this.store;
    try {
      if (!database) throw new Error('no database');
      await database.put('moves', move);
    } catch {
      const no = move.no ?? (this.#made += 1);
      this.#inMemory = [...this.#inMemory.filter((one) => one.no !== no), { ...move, no }];
    }
  }
}
