import { boundsOf, type Trace } from './trace.ts';

/** How much ink there is in each row of one canvas unit. */
export interface RowProfile {
  readonly top: number;
  readonly rows: readonly number[];
}

export function rowProfile(traces: readonly Trace[]): RowProfile {
  const { top, bottom } = boundsOf(traces);
  const first = Math.floor(top);
  const rows = Array.from({ length: Math.floor(bottom) - first + 1 }, () => 0);
  for (const trace of traces) {
    for (const [, y] of trace) rows[Math.floor(y) - first] = (rows[Math.floor(y) - first] ?? 0) + 1;
  }
  return { top: first, rows };
}

/** Each row with its neighbours, weighted as by a bell of this width. */
export function blur(rows: readonly number[], sigma: number): number[] {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return rows.map(
    (_, row) => weights.reduce((sum, weight, i) => sum + weight * (rows[row + i - reach] ?? 0), 0) / total,
  );
}

/** Slopes that a hand falls into on a sheet without lines. */
const SLOPES = Array.from({ length: 21 }, (_, i) => (i - 10) / 100);

/** The skew that gathers the ink in the fewest rows: the one of writing that lies level. @returns units of height per unit of width */
export function levelSlope(traces: readonly Trace[]): number {
  let best = { slope: 0, gathered: -1 };
  for (const slope of SLOPES) {
    const { rows } = rowProfile(traces.map((trace) => trace.map(([x, y]) => [x, y + slope * x])));
    // A straight sheet wins where nothing is gained by turning it.
    const gathered = blur(rows, 1).reduce((sum, ink) => sum + ink * ink, 0) * (1 - 0.2 * Math.abs(slope));
    if (gathered > best.gathered) best = { slope, gathered };
  }
  return best.slope;
}
