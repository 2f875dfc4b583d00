import type { Stroke } from '@app/contract/sync-kinds';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(isNumber);

const isStroke = (value: unknown): value is Stroke =>
  typeof value === 'object' &&
  value !== null &&
  'w' in value &&
  isNumber(value.w) &&
  'c' in value &&
  typeof value.c === 'string' &&
  'p' in value &&
  Array.isArray(value.p) &&
  value.p.every(isPoint);

/**
 * Whether a text is valid ink, `[{w, c, p: [[x, y, pressure?], …]}]`, which other devices will draw. Validated by hand: a page has tens of
 * thousands of points, for which a schema takes a tenth of a second.
 */
export function areStrokes(text: string): boolean {
  try {
    const strokes: unknown = JSON.parse(text);
    return Array.isArray(strokes) && strokes.every(isStroke);
  } catch {
    return false;
  }
}
