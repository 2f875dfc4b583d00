/** Reproducible random numbers (mulberry32): the same seed draws the same faults. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  isBelow(rate: number): boolean {
    return this.next() < rate;
  }

  /** @throws Error for an empty list */
  one<T>(among: readonly T[]): T {
    const chosen = among[Math.floor(this.next() * among.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
