/** How long a delivery is remembered, in ms: longer than a page takes to open its channel. */
const REMEMBERED_MS = 60_000;

/** When live events were last delivered, so that a page whose channel has just opened learns whether it has missed one. */
export class RecentDeliveries {
  /** By user, the latest last. */
  readonly #at = new Map<string, number>();
  #toAll: number;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#toAll = now();
  }

  /** Notes an event of a user; without one, an event for all, or that any may have been lost. */
  note(userId?: string): void {
    const now = this.#now();
    if (userId === undefined) {
      this.#toAll = now;
      return;
    }
    this.#at.delete(userId);
    this.#at.set(userId, now);
    for (const [id, at] of this.#at) {
      if (now - at < REMEMBERED_MS) break;
      this.#at.delete(id);
    }
  }

  /** For how long, in ms, nothing has been delivered to a user; at most what is remembered. */
  quietMs(userId: string): number {
    const last = Math.max(this.#at.get(userId) ?? 0, this.#toAll);
    return Math.min(this.#now() - last, REMEMBERED_MS);
  }
}
