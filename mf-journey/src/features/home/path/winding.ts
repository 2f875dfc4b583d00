/** A point of the drawing, in units of a hundredth of a cell. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve. */
export type Curve = readonly [from: Point, Point, Point, to: Point];

const CELL = 100;
/** Where in its cell a stop is, from the top: the name is below it. */
const MIDDLE = 38;
/** How far stops are above and below it by turns, so that the way swings. */
const SWING = 7;
/** How far the way goes out where it turns into the next row: beyond the name below the stop. */
const BEND = 60;

/** Column and row of a stop on a path that runs to the right in one row and back in the next. */
export function cellOf(index: number, columns: number): { readonly column: number; readonly row: number } {
  const row = Math.floor(index / columns);
  const along = index % columns;
  return { row, column: row % 2 === 0 ? along : columns - 1 - along };
}

/** Distance of a stop from the top of its cell. */
export const dropOf = (index: number): number => MIDDLE + (index % 2 === 0 ? -SWING : SWING);

function stopAt(index: number, columns: number): Point {
  const { column, row } = cellOf(index, columns);
  return { x: column * CELL + CELL / 2, y: row * CELL + dropOf(index) };
}

/** The way from a stop to the next one. */
export function wayFrom(index: number, columns: number): Curve {
  const from = stopAt(index, columns);
  const to = stopAt(index + 1, columns);
  const { row } = cellOf(index, columns);
  if (row === cellOf(index + 1, columns).row) {
    const middle = (from.x + to.x) / 2;
    return [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to];
  }
  const out = from.x + (row % 2 === 0 ? BEND : -BEND);
  return [from, { x: out, y: from.y + 10 }, { x: out, y: to.y - 10 }, to];
}

/** The first part of a curve and the rest of it, by de Casteljau. */
export function cut([a, b, c, d]: Curve, at: number): readonly [Curve, Curve] {
  const mix = (p: Point, q: Point): Point => ({ x: p.x + (q.x - p.x) * at, y: p.y + (q.y - p.y) * at });
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const here = mix(abc, bcd);
  return [
    [a, ab, abc, here],
    [here, bcd, cd, d],
  ];
}

const text = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export const drawn = ([a, b, c, d]: Curve): string => `M${text(a)}C${text(b)} ${text(c)} ${text(d)}`;
