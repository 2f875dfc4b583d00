import { database } from './mongo.ts';

const PING_VALID_MS = 1000;
const PING_TIMEOUT_MS = 2000;

/**
 * Whether this process can serve: started, database reachable (a ping at most a second old), change stream
 * alive, not stopping.
 */
export class Health {
  #pingedAt = 0;
  #isReachable = false;
  #isOpen = false;
  #isDraining = false;
  #isFeedAlive = false;

  /** Reports the process ready, once its start is complete. */
  open(): void {
    this.#isOpen = true;
  }

  /** Reports the process not ready, so that load balancers send it no more calls. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Reports the change stream connected, or lost. */
  noteFeed(isAlive: boolean): void {
    this.#isFeedAlive = isAlive;
  }

  get isFeedAlive(): boolean {
    return this.#isFeedAlive;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  async isReady(): Promise<boolean> {
    if (!this.#isOpen || this.#isDraining || !this.#isFeedAlive) return false;
    if (Date.now() - this.#pingedAt > PING_VALID_MS) {
      this.#isReachable = await ping();
      this.#pingedAt = Date.now();
    }
    return this.#isReachable;
  }
}

async function ping(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const answer = database()
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
