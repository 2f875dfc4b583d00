import type { Connection } from '../document-cache/document-cache.ts';
import { isFailedAnswer } from '../session/transport.ts';

/** Exponential backoff between failed attempts, with jitter. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
/** A server may ask for a longer pause (Retry-After), but for none that keeps a device silent for hours. */
const LONGEST_ASKED_MS = 600_000;

/** What an attempt does; a pull alone leaves edits to the debounce. */
export interface Attempt {
  readonly push: boolean;
  readonly pull: boolean;
}

interface LaneSetting {
  readonly attempt: (asked: Attempt) => Promise<void>;
  readonly tell: (connection: Connection) => void;
  /** Whether a failed attempt is made again by itself. */
  readonly retries: boolean;
  /** Ends the lane, and the retry that waits. */
  readonly signal: AbortSignal;
  readonly isOnline: () => boolean;
  readonly random?: (() => number) | undefined;
}

/** Attempts of one kind, one at a time: a request during an attempt leads to one more, a failure to a retry. */
export class Lane {
  readonly #setting: LaneSetting;
  #running: Promise<void> | undefined;
  #again: Attempt | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** A failed attempt was to push: the next one does, whatever it is asked for. */
  #owesPush = false;
  #isAskedToWait = false;

  constructor(setting: LaneSetting) {
    this.#setting = setting;
    setting.signal.addEventListener('abort', () => clearTimeout(this.#retry));
  }

  /** The retry waits because the server asked for it: the regular pull waits too. */
  get isAskedToWait(): boolean {
    return this.#isAskedToWait;
  }

  /** After a failure it goes with the next retry. */
  runSoon(): void {
    if (this.#retry === undefined) void this.run({ push: true, pull: false });
  }

  /** At once, in place of a retry. @returns when it has gone well, or failed; never fails */
  run(asked: Attempt): Promise<void> {
    if (this.#setting.signal.aborted) return Promise.resolve();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#isAskedToWait = false;
    if (this.#running)
      this.#again = { push: asked.push || this.#again?.push === true, pull: asked.pull || this.#again?.pull === true };
    else this.#running = this.#attempts(asked).finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #attempts(first: Attempt): Promise<void> {
    let next: Attempt | undefined = first;
    while (next && !this.#setting.signal.aborted) {
      this.#again = undefined;
      const attempt: Attempt = { ...next, push: next.push || this.#owesPush };
      try {
        await this.#setting.attempt(attempt);
        this.#failures = 0;
        this.#owesPush = false;
        this.#setting.tell('ok');
      } catch (error) {
        this.#owesPush ||= attempt.push || this.#isPushAsked();
        this.#failed(error);
        // A request during a 401 may follow a new sign-in. After any other failure it goes with the retry.
        if (!isSignedOut(error)) return;
      }
      next = this.#again;
    }
  }

  #isPushAsked(): boolean {
    return this.#again?.push === true;
  }

  #failed(error: unknown): void {
    const { signal, tell, retries, isOnline, random = Math.random } = this.#setting;
    if (signal.aborted) return;
    if (isSignedOut(error)) return tell('held');
    if (!retries) return;
    // With a network, a first failure may be a server that is being replaced: it drops one connection and takes the next (fault 18).
    if (this.#failures > 0 || !isOnline()) tell('retry');
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    const asked = Math.min(isFailedAnswer(error) ? (error.retryAfterMs ?? 0) : 0, LONGEST_ASKED_MS);
    this.#isAskedToWait = asked > 0;
    // Devices that were refused together come back spread over a tenth of that time.
    const wait = Math.max(FIRST_RETRY_MS, longest * (0.5 + 0.5 * random()), asked * (1 + 0.1 * random()));
    this.#retry = setTimeout(() => void this.run({ push: true, pull: true }), wait);
  }
}

const isSignedOut = (error: unknown): boolean => isFailedAnswer(error) && error.status === 401;
