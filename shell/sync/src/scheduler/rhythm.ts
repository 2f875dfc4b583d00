import type { Connection } from '../document-cache/document-cache.ts';
import { isFailedAnswer } from '../session/transport.ts';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
/** As often as this a page asks for news that no event told of. */
const PULL_MS = 60_000;

export interface RhythmSetting {
  /** One exchange with the server: up, and down when asked. */
  readonly exchange: (withPull: boolean) => Promise<void>;
  readonly onConnection: (connection: Connection) => void;
  /** Whether the device says that it has a network. */
  readonly isOnline: () => boolean;
  readonly random?: () => number;
}

/** When to exchange: when something waits, at once when the network is back, and again after a failure, ever more slowly. */
export class Rhythm {
  #retry: ReturnType<typeof setTimeout> | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #again: { withPull: boolean } | undefined;
  #failures = 0;
  #isStopped = false;
  readonly #setting: RhythmSetting;

  constructor(setting: RhythmSetting) {
    this.#setting = setting;
  }

  start(): void {
    this.#interval = setInterval(() => void this.now(true), PULL_MS);
    void this.now(true);
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#interval);
    this.#clearRetry();
  }

  /** Something waits to be sent. While a failure is being waited out, it goes with the next attempt. */
  next(): void {
    if (this.#retry === undefined) void this.now(false);
  }

  /** At once: back online, on focus, the socket open. @returns when it went well, or has failed */
  now(withPull: boolean): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#clearRetry();
    if (this.#running) {
      this.#again = { withPull: withPull || this.#again?.withPull === true };
      return this.#running;
    }
    this.#running = this.#run(withPull).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(withPull: boolean): Promise<void> {
    let next: { withPull: boolean } | undefined = { withPull };
    while (next && !this.#isStopped) {
      this.#again = undefined;
      try {
        await this.#setting.exchange(next.withPull);
        this.#failures = 0;
        this.#setting.onConnection('ok');
      } catch (error) {
        this.#failed(error);
        // Asked for meanwhile it may be by her who has just signed in. After any other failure it goes with the next attempt.
        if (!isSignedOut(error)) return;
      }
      next = this.#again;
    }
  }

  #failed(error: unknown): void {
    if (this.#isStopped) return;
    if (isSignedOut(error)) {
      this.#setting.onConnection('held');
      return;
    }
    // With a network, a first failure may be a server that is being replaced: it drops one connection and takes the next (fault 18).
    if (this.#failures > 0 || !this.#setting.isOnline()) this.#setting.onConnection('retry');
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    const wait = longest * (0.5 + 0.5 * (this.#setting.random ?? Math.random)());
    this.#retry = setTimeout(() => void this.now(true), Math.max(FIRST_RETRY_MS, wait));
  }

  #clearRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }
}

const isSignedOut = (error: unknown): boolean => isFailedAnswer(error) && error.status === 401;
