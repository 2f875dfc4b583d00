/** The rendered rows of a long list, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Rows within a part of the list, in pixels from its top; at least one. */
export function rowsWithin(top: number, bottom: number, rowHeight: number, count: number): Range {
  const last = count - 1;
  const at = (place: number) => Math.min(last, Math.max(0, Math.floor(place / rowHeight)));
  return { from: at(top), to: at(bottom) };
}

/**
 * One step from the rendered rows towards the wanted ones: at most one row more, as that fits into a frame. Rows out of sight are removed
 * at the same time. After a jump, rendering restarts at the new position.
 */
export function stepTowards(drawn: Range, wanted: Range): Range {
  if (drawn.to < wanted.from || drawn.from > wanted.to) return { from: wanted.from, to: wanted.from };
  const kept = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
  if (kept.to < wanted.to) return { from: kept.from, to: kept.to + 1 };
  if (kept.from > wanted.from) return { from: kept.from - 1, to: kept.to };
  return kept;
}

export const isSameRange = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to;
