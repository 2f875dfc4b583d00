/** A clock that follows the real time until a test advances or stops it. */
export class TestClock {
  #offsetMs = 0;
  #stoppedAt: number | undefined;

  readonly now = (): Date => new Date((this.#stoppedAt ?? Date.now()) + this.#offsetMs);

  advance(ms: number): void {
    this.#offsetMs += ms;
  }

  /** Stops the clock: from now on it moves only by `advance`, so that periodic work does not run because a machine is slow. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }
}
