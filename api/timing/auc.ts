/** Two kinds of call, timed in pairs that were made one right after the other. */
export interface Pairs {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

export interface Auc {
  readonly auc: number;
  /** 95 % interval. */
  readonly from: number;
  readonly to: number;
}

/**
 * How well one sample tells the two kinds apart: the share of pairs in which the known one took longer. 0.5 is chance, 1 certainty. The interval is
 * DeLong's for two samples.
 */
export function aucOf({ known, unknown }: Pairs): Auc {
  const wins = (one: number, others: readonly number[]): number =>
    others.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0) / others.length;
  const byKnown = known.map((ms) => wins(ms, unknown));
  const byUnknown = unknown.map((ms) => 1 - wins(ms, known));
  const auc = mean(byKnown);
  const error = Math.sqrt(variance(byKnown) / known.length + variance(byUnknown) / unknown.length);
  return { auc, from: auc - 1.96 * error, to: auc + 1.96 * error };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Seeded random numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
