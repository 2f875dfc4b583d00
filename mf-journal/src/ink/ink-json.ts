import type { Ink, InkPoint, InkStroke } from './ink.ts';

/** Bytes of `strokes.<question>` (SYNC §2). */
export const INK_LIMIT_BYTES = 500_000;
/** Maximum distance, in canvas units, between a dropped point and the line that replaces it; a tenth of a thin pen. */
const FIRST_TOLERANCE = 0.2;

/** The JSON text of `strokes.<question>`, with only as many points as fit its limit. A tenth of a unit is finer than any screen shows. */
export function inkToJson(ink: Ink, limitBytes = INK_LIMIT_BYTES): string {
  const rounded = ink.map((stroke) => ({ w: stroke.w, c: stroke.c, p: stroke.p.map(round) }));
  let text = JSON.stringify(rounded);
  for (let tolerance = FIRST_TOLERANCE; text.length > limitBytes && tolerance < 1000; tolerance *= 2) {
    text = JSON.stringify(rounded.map((stroke) => thin(stroke, tolerance)));
  }
  // Only thousands of dots can still exceed the limit: the newest strokes are kept, as the ones that the user is looking at.
  return text.length > limitBytes ? JSON.stringify(newest(rounded, limitBytes)) : text;
}

function round([x, y, pressure]: InkPoint): InkPoint {
  const point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  return pressure === undefined ? point : [...point, Math.round(pressure * 100) / 100];
}

/** Points per piece: the whole of a long scribble at once would take seconds. */
const PIECE_POINTS = 256;

/** Ramer–Douglas–Peucker, piece by piece: the fewest points from which no other is further than the tolerance. Both ends stay. */
export function thin(stroke: InkStroke, tolerance: number): InkStroke {
  const points = stroke.p;
  const last = points.length - 1;
  const kept = new Set([last]);
  const parts: (readonly [number, number])[] = [];
  for (let from = 0; from <= last; from += PIECE_POINTS) {
    kept.add(from);
    parts.push([from, Math.min(from + PIECE_POINTS, last)]);
  }
  for (let part = parts.pop(); part; part = parts.pop()) {
    const furthest = furthestFromLine(points, ...part);
    if (furthest.distance <= tolerance) continue;
    kept.add(furthest.index);
    parts.push([part[0], furthest.index], [furthest.index, part[1]]);
  }
  return { ...stroke, p: points.filter((_, index) => kept.has(index)) };
}

function furthestFromLine(points: readonly InkPoint[], from: number, to: number) {
  const [ax, ay] = points[from] ?? [0, 0];
  const [bx, by] = points[to] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay);
  let furthest = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = points[index] ?? [0, 0];
    const distance =
      length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > furthest.distance) furthest = { index, distance };
  }
  return furthest;
}

function newest(ink: Ink, limitBytes: number): Ink {
  let length = 2;
  const from = ink.findLastIndex((stroke) => (length += JSON.stringify(stroke).length + 1) > limitBytes);
  return ink.slice(from + 1);
}
