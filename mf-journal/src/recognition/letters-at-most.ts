import { boundsOf, smooth, type Trace } from './trace.ts';

/** Of 2§9: fewer letters are not offered as text. */
const FEWEST_LETTERS = 3;
/** A path that is longer than its ends are apart by less than this goes straight: half a circle has 1.57, a written word far more. */
const STRAIGHT = 1.25;
/** A straight stroke that rises by less than this share of its width is a dash or a rule. */
const FLAT = 0.3;
/** In canvas units: a shorter path is a dot. */
const DOT = 4;
const TREMOR_PASSES = 4;

/**
 * Whether strokes may be words. The engine makes letters of anything, be it a line across the sheet, and is sure of them; but a straight
 * stroke is one letter at the most, and a dash or a dot is none.
 */
export function mayHoldWords(traces: readonly Trace[]): boolean {
  let letters = 0;
  for (const trace of traces) letters += lettersAtMost(smooth(trace, TREMOR_PASSES));
  return letters >= FEWEST_LETTERS;
}

function lettersAtMost(trace: Trace): number {
  const length = lengthOf(trace);
  if (length < DOT) return 0;
  const [first, last] = [trace[0] ?? [0, 0], trace.at(-1) ?? [0, 0]];
  if (length >= STRAIGHT * Math.hypot(last[0] - first[0], last[1] - first[1])) return Infinity;
  const { left, right, top, bottom } = boundsOf([trace]);
  return bottom - top < FLAT * (right - left) ? 0 : 1;
}

function lengthOf(trace: Trace): number {
  let length = 0;
  trace.forEach(([x, y], i) => {
    const [fromX, fromY] = trace[i - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
  });
  return length;
}
