import { blur, levelSlope, rowProfile } from './row-profile.ts';
import { boundsOf, shearDown, type Trace } from './trace.ts';

/** A valley between two lines has less ink than this share of the lower of the ridges beside it. */
const VALLEY_SHARE = 0.4;
/** How far rows are blurred, in heights of the writing: enough to close the body of a letter, not the space between two lines. */
const BLUR_SHARE = 0.18;
/** Ridges that hold less ink than this share of the highest are accents, dots and loops, no lines. */
const RIDGE_SHARE = 0.2;

/** The lines of a sheet, from top to bottom, each lying level and in the order of its strokes. */
export function splitLines(traces: readonly Trace[]): Trace[][] {
  const slope = levelSlope(traces);
  const level = traces.map((trace) => shearDown(trace, slope));
  const borders = lineBorders(level);
  const lines: Trace[][] = Array.from({ length: borders.length + 1 }, () => []);
  for (const trace of level) lines[borders.filter((border) => border < centreOf(trace)).length]?.push(trace);
  return lines.filter((line) => line.length > 0);
}

/** Rows between two lines. */
function lineBorders(traces: readonly Trace[]): number[] {
  const { top, rows } = rowProfile(traces);
  const blurred = blur(rows, writingSize(traces) * BLUR_SHARE);
  const ridges = ridgesOf(blurred);
  return ridges.slice(1).map((ridge, i) => top + lowestRow(blurred, ridges[i] ?? 0, ridge) + 0.5);
}

/** The height that most of the ink has: between a small letter and a word with loops. */
function writingSize(traces: readonly Trace[]): number {
  const heights = traces
    .map((trace) => boundsOf([trace]))
    .map(({ top, bottom, left, right }) => ({ height: bottom - top, weight: bottom - top + right - left }))
    .toSorted((a, b) => a.height - b.height);
  const half = heights.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  return Math.max(4, heights.find(({ weight }) => (passed += weight) >= half)?.height ?? 0);
}

/** Rows where a line's ink is densest. Of two with no real valley between them the higher one stays. */
function ridgesOf(rows: readonly number[]): number[] {
  const highest = Math.max(...rows);
  const ink = (row: number) => rows[row] ?? 0;
  const peaks = rows.flatMap((value, row) => (value > ink(row - 1) && value >= ink(row + 1) ? [row] : []));
  const ridges: number[] = [];
  for (const peak of peaks) {
    if (ink(peak) < RIDGE_SHARE * highest) continue;
    const before = ridges.at(-1);
    const isApart =
      before === undefined || ink(lowestRow(rows, before, peak)) < VALLEY_SHARE * Math.min(ink(before), ink(peak));
    if (isApart) ridges.push(peak);
    else if (ink(peak) > ink(before)) ridges[ridges.length - 1] = peak;
  }
  return ridges;
}

function lowestRow(rows: readonly number[], from: number, to: number): number {
  const between = rows.slice(from, to + 1);
  return from + between.indexOf(Math.min(...between));
}

const centreOf = (trace: Trace): number => trace.reduce((sum, [, y]) => sum + y, 0) / trace.length;
