/** She pauses for so long, or has written for so long: then it is time. */
const QUIET_MS = 700;
const LONGEST_MS = 2500;

/** Waits for a pause in her writing, but not for ever. */
export class Quiet {
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #longest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly act: () => void) {}

  /** She has just written. */
  soon(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#now(), QUIET_MS);
    this.#longest ??= setTimeout(() => this.#now(), LONGEST_MS);
  }

  cancel(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#longest);
    this.#quiet = this.#longest = undefined;
  }

  #now(): void {
    this.cancel();
    this.act();
  }
}
