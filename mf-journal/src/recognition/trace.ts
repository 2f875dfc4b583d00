import type { InkStroke } from '../ink/ink.ts';

export type Place = readonly [x: number, y: number];
/** The path of a stroke without colour and width. */
export type Trace = readonly Place[];

/** Canvas units between the points of a trace, so that length and number of points say the same. */
const STEP = 2;

/** A stroke's path in even steps: devices report points by time, many where the hand was slow. */
export function traceOf({ p }: InkStroke): Trace {
  const [first] = p;
  if (!first) return [];
  const trace: Place[] = [[first[0], first[1]]];
  let [x, y] = first;
  let untilNext = STEP;
  for (const [nextX, nextY] of p.slice(1)) {
    let distance = Math.hypot(nextX - x, nextY - y);
    while (distance >= untilNext) {
      x += ((nextX - x) * untilNext) / distance;
      y += ((nextY - y) * untilNext) / distance;
      trace.push([x, y]);
      distance -= untilNext;
      untilNext = STEP;
    }
    untilNext -= distance;
    [x, y] = [nextX, nextY];
  }
  const last = trace.at(-1);
  if (last && (last[0] !== x || last[1] !== y)) trace.push([x, y]);
  return trace;
}

/** Takes out the tremor of the hand: each pass weighs a point with its neighbours; the ends stay. */
export function smooth(trace: Trace, passes: number): Trace {
  let smoothed = trace;
  for (let pass = 0; pass < passes; pass += 1) {
    smoothed = smoothed.map(([x, y], i, all) => {
      const before = all[i - 1];
      const after = all[i + 1];
      return before && after ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4] : [x, y];
    });
  }
  return smoothed;
}

/** Skewed upwards or downwards by `slope` units per unit of width. */
export const shearDown = (trace: Trace, slope: number): Trace => trace.map(([x, y]) => [x, y + slope * x]);

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(traces: readonly Trace[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const trace of traces) {
    for (const [x, y] of trace) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, right, top, bottom };
}
