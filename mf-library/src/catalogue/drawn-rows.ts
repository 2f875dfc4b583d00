/** The rows of a long list that are drawn: from one number to another, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Rows that lie within a stretch of the list, in pixels from its top; at least one. */
export function rowsWithin(top: number, bottom: number, rowHeight: number, count: number): Range {
  const last = count - 1;
  const at = (place: number) => Math.min(last, Math.max(0, Math.floor(place / rowHeight)));
  return { from: at(top), to: at(bottom) };
}

/**
 * One step from what is drawn to what should be: one row more, for a row is what fits into a frame. What has gone out of sight goes at
 * the same time. After a jump the drawing begins where she is now.
 */
export function stepTowards(drawn: Range, wanted: Range): Range {
  if (drawn.to < wanted.from || drawn.from > wanted.to) return { from: wanted.from, to: wanted.from };
  const kept = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
  if (kept.to < wanted.to) return { from: kept.from, to: kept.to + 1 };
  if (kept.from > wanted.from) return { from: kept.from - 1, to: kept.to };
  return kept;
}

export const isSameRange = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to;
