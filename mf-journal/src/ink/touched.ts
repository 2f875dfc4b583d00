import type { Ink, InkPoint, InkStroke } from './ink.ts';

/** How far from the middle of a stroke the eraser takes it, in canvas units, beside half the stroke's own thickness. */
const REACH = 5;

/** Strokes that a movement of the eraser from one point to another touches; all in canvas units. */
export const touchedBy = (ink: Ink, from: InkPoint, to: InkPoint): Ink =>
  ink.filter((stroke) => touches(stroke, from, to));

/** The eraser's way is sampled more finely than its reach, so that a quick one jumps over nothing. */
function touches({ p, w }: InkStroke, from: InkPoint, to: InkPoint): boolean {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / REACH));
  for (let step = 0; step <= steps; step += 1) {
    const x = from[0] + ((to[0] - from[0]) * step) / steps;
    const y = from[1] + ((to[1] - from[1]) * step) / steps;
    if (p.some((end, i) => distance(x, y, p[i - 1] ?? end, end) <= REACH + w / 2)) return true;
  }
  return false;
}

/** From a point to the line between two. */
function distance(x: number, y: number, [x1, y1]: InkPoint, [x2, y2]: InkPoint): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}
