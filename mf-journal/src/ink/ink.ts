/**
 * Handwriting as it is kept: strokes in the order in which they were drawn, in the canvas's own measure (0…800, 0…200; the sheet below it
 * 200…400), whatever the size of the screen. On the wire it is the JSON text of `strokes.<question>` (SYNC §2).
 */
export type Ink = readonly InkStroke[];

export interface InkStroke {
  /** Thickness of the pen, 1–8, in canvas units. */
  readonly w: number;
  /** Colour, `#rrggbb`. */
  readonly c: string;
  readonly p: readonly InkPoint[];
}

/** Pressure is 0–1, and only there for a pen that feels it. */
export type InkPoint = readonly [x: number, y: number, pressure?: number];

export const CANVAS_WIDTH = 800;
export const CANVAS_HEIGHT = 200;
/** Ruled on a sheet. */
export const LINES = 4;
/** Most sheets below one another; together they are one ink, whose y goes on from sheet to sheet. */
export const MAX_SHEETS = 4;
/** How far below the last sheet ink may reach, in canvas units: the tails of its last line, unseen but read. */
export const TAIL = 16;

/** Share of its points by which a stroke lies on a sheet that it does not begin on: one that only slips off its sheet needs no other. */
const PART = 0.25;

/** Sheets that ink lies on, at least one. */
export function sheetsOf(ink: Ink): number {
  const bottom = Math.max(0, ...ink.map(bottomOf));
  return Math.min(MAX_SHEETS, Math.max(1, Math.ceil(bottom / CANVAS_HEIGHT)));
}

/** How far down a stroke needs paper, in canvas units. */
function bottomOf({ p }: InkStroke): number {
  const begin = p[0]?.[1] ?? 0;
  const lowest = p.reduce((most, [, y]) => Math.max(most, y), 0);
  if (lowest - TAIL <= CANVAS_HEIGHT) return begin;
  const downwards = p.map(([, y]) => y).toSorted((a, b) => b - a);
  return Math.max(begin, (downwards[Math.floor(p.length * PART)] ?? 0) - TAIL);
}

/** The lowest line that is written on, from 0; -1 for none. A stroke is on the line of its middle: tails reach into the next one. */
export function lowestLineOf(ink: Ink): number {
  const middles = ink.map(({ p }) => {
    const top = p.reduce((least, [, y]) => Math.min(least, y), Infinity);
    return (top + p.reduce((most, [, y]) => Math.max(most, y), top)) / 2;
  });
  return Math.floor((Math.max(-1, ...middles) * LINES) / CANVAS_HEIGHT);
}

/** What is not a stroke is left out: old or foreign data must not keep the rest of an entry from opening. */
export function parseInk(json: unknown): Ink {
  if (typeof json !== 'string' || json === '') return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.flatMap(strokeOf) : [];
  } catch {
    return [];
  }
}

function strokeOf(value: unknown): InkStroke[] {
  if (typeof value !== 'object' || value === null) return [];
  const { w, c, p } = value as { w?: unknown; c?: unknown; p?: unknown };
  if (typeof w !== 'number' || !(w > 0) || typeof c !== 'string' || !Array.isArray(p)) return [];
  const points = p.filter(isPoint);
  return points.length > 0 ? [{ w, c, p: points }] : [];
}

function isPoint(value: unknown): value is InkPoint {
  return Array.isArray(value) && value.length >= 2 && value.every(Number.isFinite);
}
