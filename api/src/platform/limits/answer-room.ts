import type { ServerResponse } from 'node:http';
import { tooManyRequests, unavailable } from '../errors.ts';

/**
 * How much of big answers may be in memory. One is a few megabytes, and in the making several times as much: what is read, opened and
 * written out.
 */
export const ROOM = {
  /** Made at the same time. Eight keep the database and the processor of a process busy. */
  makingOfAccount: 2,
  making: 8,
  /** Calls from before their body is read until their answer has been taken: a browser opens six connections at most. */
  callsOfAccount: 16,
  /** Bytes that were made and are not yet taken by their readers: of one account five pages of 4 MB, for as many devices on slow lines. */
  unreadOfAccount: 24_000_000,
  unread: 96_000_000,
  /** For so long a call waits for its turn. A device gives up after 20 seconds and sends the same again, which then is done already. */
  waitMs: 30_000,
  /**
   * For so long per megabyte an account keeps its place in the making after an answer of more than one: others have their turn. Two places
   * are 4 MB a second, faster than most lines.
   */
  pauseMsPerMegabyte: 500,
  /** Within this an answer has to be taken: 5 MB over 20 kB/s. */
  takenWithinMs: 300_000,
};
/** Smaller ones fit what the operating system keeps for a connection. */
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

/** A place that may not be free yet. Taken in the same tick in which it is, so that no two take it. */
interface Place {
  readonly isFree: () => boolean;
  readonly take: () => void;
}

/**
 * The room that a process has for big answers (L-01). Calls wait their turn; one account cannot take it all. Nobody is kept out by
 * readers that do not read: where what is unread becomes too much, the oldest answer of the account with the most of it is broken off,
 * which costs an honest reader one more call.
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

  /** Takes a call in, until its answer has been taken or its connection is gone. @throws HttpProblem 429 the account has too many */
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

  /** Makes an answer when it has its turn. @throws HttpProblem 429 the account makes too many, 503 the process does */
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

  /** An answer was made and goes to its reader. */
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

  /** The oldest answer of whoever has the most unread. */
  #breakOff(): void {
    const all = [...this.#unread];
    const most = Math.max(...all.map(({ userId }) => this.#account(userId).unread));
    all.find(({ userId }) => this.#account(userId).unread === most)?.end();
  }

  /** In the order in which they came, past those whose own account has them wait. */
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
