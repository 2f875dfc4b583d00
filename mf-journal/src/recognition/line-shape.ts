import { levelSlope, rowProfile } from './row-profile.ts';
import { shearDown, type Trace } from './trace.ts';

/** A written line, level, with the measures by which it is laid out for the engine. */
export interface WrittenLine {
  readonly traces: readonly Trace[];
  /** Baseline row, and x-height. */
  readonly base: number;
  readonly xHeight: number;
  /** Lean of the letters to the right, in units of width per unit of height. */
  readonly slant: number;
}

/** Rows with less ink than this share of the fullest are loops and accents, outside of the band of small letters. */
const BAND_SHARE = 0.4;

export function measureLine(traces: readonly Trace[]): WrittenLine {
  const slope = levelSlope(traces);
  const level = traces.map((trace) => shearDown(trace, slope));
  const band = letterBand(level);
  return { traces: level, base: band.bottom, xHeight: Math.max(3, band.bottom - band.top), slant: slantOf(level) };
}

/** The rows that hold the bodies of the letters: the run of rows with the most ink above what loops and accents have. */
function letterBand(traces: readonly Trace[]): { top: number; bottom: number } {
  const { top, rows } = rowProfile(traces);
  const threshold = BAND_SHARE * fullRow(rows);
  let best = { from: 0, to: rows.length, sum: -Infinity };
  let run = { from: 0, sum: 0 };
  rows.forEach((ink, row) => {
    if (run.sum < 0) run = { from: row, sum: 0 };
    run.sum += ink - threshold;
    if (run.sum > best.sum) best = { ...run, to: row + 1 };
  });
  return { top: top + best.from, bottom: top + best.to };
}

/** A full row, without the few fullest, which a long dash makes. */
function fullRow(rows: readonly number[]): number {
  const sorted = rows.toSorted((a, b) => b - a);
  return sorted[Math.floor(rows.length * 0.08)] ?? 0;
}

/** The mean lean of what is rather up and down than across. */
function slantOf(traces: readonly Trace[]): number {
  let lean = 0;
  let height = 0;
  for (const trace of traces) {
    for (let i = 2; i < trace.length; i += 1) {
      const [x, y] = trace[i] ?? [0, 0];
      const [fromX, fromY] = trace[i - 2] ?? [0, 0];
      const up = y < fromY ? fromY - y : y - fromY;
      const right = y < fromY ? x - fromX : fromX - x;
      if (Math.abs(right) > up) continue;
      lean += right;
      height += up;
    }
  }
  return height === 0 ? 0 : lean / height;
}
