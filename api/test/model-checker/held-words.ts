/** A device, as far as its words count. */
interface Holder {
  /** Everything that it could still send: the server's text, and its own. */
  readonly heldWords: readonly string[];
}

/** Tells words that were lost from words that went with the last machine which had them. */
export class HeldWords {
  /** Words that each device has ever had. */
  readonly #held = new Map<Holder, Set<string>>();
  readonly #left = new Set<string>();

  note(devices: readonly Holder[]): void {
    for (const each of devices) {
      const words = this.#held.get(each) ?? new Set();
      for (const word of each.heldWords) words.add(word);
      this.#held.set(each, words);
    }
  }

  /** A device is gone, or the server went back: notes the words that are nowhere any more. */
  leave(typed: Iterable<string>, atServer: ReadonlySet<string>, inUse: readonly Holder[]): void {
    for (const word of typed) if (!atServer.has(word) && !this.#wasHeld(word, inUse)) this.#left.add(word);
  }

  /** Whether no device in use, then or later, had ever had the word: only a later backup could bring it back. */
  isBeyondReach(word: string, inUse: readonly Holder[]): boolean {
    return this.#left.has(word) && !this.#wasHeld(word, inUse);
  }

  #wasHeld(word: string, inUse: readonly Holder[]): boolean {
    return inUse.some((each) => this.#held.get(each)?.has(word));
  }
}
