import type { ServerResponse } from 'node:http';
import { tooManyRequests, unavailable } from '../errors.ts';

/**
 * Limits of big answers in memory. One has a few megabytes, and several times as much while it is read, decrypted and serialised.
 */
export const ROOM = {
  /** Answers created concurrently. Eight keep the database and one core busy. */
  makingOfAccount: 2,
  making: 8,
  /** Calls of one account, from their body until the client has read the answer: a browser opens six connections at most. */
  callsOfAccount: 16,
  /** Bytes that clients have not read yet: five pages of 4 MB of one account, for as many devices on slow connections. */
  unreadOfAccount: 24_000_000,
  unread: 96_000_000,
  /** Milliseconds that a call waits for its turn. A device gives up after 20 seconds, later with a long body, and tries again. */
  waitMs: 30_000,
  /**
   * Pause per megabyte before the same account may create another big answer, for fairness. Two at a time are 4 MB a second, faster than most
   * connections.
   */
  pauseMsPerMegabyte: 500,
  /** Milliseconds in which the client has to read an answer: 5 MB at 20 kB/s. */
  takenWithinMs: 300_000,
};
/** Smaller answers fit the send buffer of the operating system. */
const BIG_BYTES = 64_000;
const MEGABYTE = 1_000_000;
const RETRY_SECONDS = 5;

interface Account {
  waiting: number;
  calls: number;
  making: number;
  unread: number;
}

interface Unread {
  readonly userId: string;
  readonly bytes: number;
  readonly end: () => void;
}

/** A semaphore slot; acquired in the tick that frees it, so that no two callers get it. */
interface Place {
  readonly isFree: () => boolean;
  readonly take: () => void;
}

/**
 * Bounds the memory of big answers (L-01). Calls queue; one account cannot use all of it. Slow readers block nobody: when unread bytes exceed
 * the limit, the oldest answer of the account with the most of them is aborted, which costs an honest client one retry.
 */
export class AnswerRoom {
  readonly #accounts = new Map<string, Account>();
  readonly #unread = new Set<Unread>();
  readonly #waiting = new Set<{ readonly place: Place; readonly enter: () => void }>();
  #making = 0;
  #unreadBytes = 0;

  constructor(readonly size: typeof ROOM = ROOM) {}

  get unreadBytes(): number {
    return this.#unreadBytes;
  }

  /** Admits a call until its answer has been read or its connection is closed. @throws HttpProblem 429 the account has too many */
  async admit(userId: string, response: ServerResponse): Promise<void> {
    const { callsOfAccount, unreadOfAccount } = this.size;
    const account = this.#account(userId);
    const isFree = () => account.calls < callsOfAccount && account.unread < unreadOfAccount;
    const take = () => void (account.calls += 1);
    await this.#turn(account, { isFree, take }, () => tooManyRequests(RETRY_SECONDS));
    const leave = () => {
      account.calls -= 1;
      this.#left(userId);
    };
    if (response.destroyed) leave();
    else response.once('close', leave);
  }

  /** Creates an answer when it is its turn. @throws HttpProblem 429 the account makes too many, 503 the process does */
  async make<T>(userId: string, work: () => Promise<T>, bytes: () => number = () => 0): Promise<T> {
    const { making, makingOfAccount } = this.size;
    const account = this.#account(userId);
    const isOwnTurn = () => account.making < makingOfAccount;
    const isFree = () => isOwnTurn() && this.#making < making;
    const take = () => {
      account.making += 1;
      this.#making += 1;
    };
    await this.#turn(account, { isFree, take }, () => (isOwnTurn() ? unavailable() : tooManyRequests(RETRY_SECONDS)));
    try {
      return await work();
    } finally {
      this.#making -= 1;
      const leave = () => {
        account.making -= 1;
        this.#left(userId);
      };
      const pauseMs = bytes() > MEGABYTE ? (bytes() / MEGABYTE) * this.size.pauseMsPerMegabyte : 0;
      if (pauseMs > 0) setTimeout(leave, pauseMs).unref();
      else leave();
      this.#left(userId);
    }
  }

  /** An answer was created and is being sent. */
  hold(userId: string, response: ServerResponse, bytes: number): void {
    if (bytes < BIG_BYTES || response.destroyed) return;
    const account = this.#account(userId);
    const late = setTimeout(() => response.destroy(), this.size.takenWithinMs).unref();
    const forget = () => {
      if (!this.#unread.delete(unread)) return;
      clearTimeout(late);
      account.unread -= bytes;
      this.#unreadBytes -= bytes;
      this.#left(userId);
    };
    const end = () => {
      forget();
      response.destroy();
    };
    const unread: Unread = { userId, bytes, end };
    response.once('close', forget);
    this.#unread.add(unread);
    account.unread += bytes;
    this.#unreadBytes += bytes;
    while (this.#unreadBytes > this.size.unread) this.#breakOff();
  }

  /** The oldest answer of the account with the most unread bytes. */
  #breakOff(): void {
    const all = [...this.#unread];
    const most = Math.max(...all.map(({ userId }) => this.#account(userId).unread));
    all.find(({ userId }) => this.#account(userId).unread === most)?.end();
  }

  /** First in, first out, except for calls whose account is pausing. */
  async #turn(account: Account, place: Place, refusal: () => Error): Promise<void> {
    if (place.isFree()) return place.take();
    account.waiting += 1;
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        place,
        enter: () => {
          clearTimeout(late);
          this.#waiting.delete(waiting);
          place.take();
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(refusal());
      }, this.size.waitMs);
      this.#waiting.add(waiting);
    }).finally(() => (account.waiting -= 1));
  }

  #left(userId: string): void {
    for (const { place, enter } of this.#waiting) if (place.isFree()) enter();
    const account = this.#accounts.get(userId);
    if (account && Object.values(account).every((count) => count === 0)) this.#accounts.delete(userId);
  }

  #account(userId: string): Account {
    const known = this.#accounts.get(userId) ?? { waiting: 0, calls: 0, making: 0, unread: 0 };
    this.#accounts.set(userId, known);
    return known;
  }
}
