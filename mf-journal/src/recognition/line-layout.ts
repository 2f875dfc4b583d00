import type { WrittenLine } from './line-shape.ts';
import { boundsOf, type Place, smooth, type Trace } from './trace.ts';

/** How a line is drawn for the engine. Lengths are in heights of an `x`. */
export interface Recipe {
  /** Share of the measured slant that is taken out; all of it bends upright letters. */
  readonly deslant: number;
  readonly stretch: number;
  readonly pen: number;
  readonly marginX: number;
  readonly marginY: number;
  /** Rows above and below the base line that the picture always has, so that lines without loops are not drawn larger than others. */
  readonly window?: readonly [above: number, below: number];
  /** How far the picture goes above and below the base line at the most: longer loops are pressed together, so that letters are not drawn small for them. */
  readonly reach?: readonly [above: number, below: number];
  readonly smoothing: number;
}

/** A line as a picture is to be drawn of it, in pixels. */
export interface LineLayout {
  readonly width: number;
  readonly height: number;
  readonly pen: number;
  readonly traces: readonly Trace[];
}

/** Height of an `x` in the picture, in pixels: the engine's net scales every line to a height of its own, so larger gains nothing. */
const X_HEIGHT = 30;
/** No canvas is larger than this, whatever was scribbled. */
const MAX_SIDE = 4096;

export function layOutLine(line: WrittenLine, recipe: Recipe): LineLayout {
  const scale = X_HEIGHT / line.xHeight;
  const lean = recipe.deslant * line.slant;
  const toPicture = ([x, y]: Place): Place => [
    (x + lean * (y - line.base)) * scale * recipe.stretch,
    (y - line.base) * scale,
  ];
  const drawn = line.traces.map((trace) => smooth(trace, recipe.smoothing).map(toPicture));
  const traces = recipe.reach ? pressLoops(drawn, recipe.reach) : drawn;
  const { left, right, top, bottom } = boundsOf(traces);
  const [above, below] = recipe.window ?? [0, 0];
  const first = Math.min(top, -above * X_HEIGHT) - recipe.marginY * X_HEIGHT;
  const last = Math.max(bottom, below * X_HEIGHT) + recipe.marginY * X_HEIGHT;
  const start = left - recipe.marginX * X_HEIGHT;
  return {
    width: Math.min(MAX_SIDE, Math.ceil(right + recipe.marginX * X_HEIGHT - start)),
    height: Math.min(MAX_SIDE, Math.ceil(last - first)),
    pen: recipe.pen * X_HEIGHT,
    traces: traces.map((trace) => trace.map(([x, y]): Place => [x - start, y - first])),
  };
}

/** What is above the bodies of the letters, and what is below the base line, each pressed together as far as it must be. The base line is at 0. */
function pressLoops(traces: readonly Trace[], [above, below]: readonly [number, number]): Trace[] {
  const { top, bottom } = boundsOf(traces);
  const upper = Math.min(1, ((above - 1) * X_HEIGHT) / (-top - X_HEIGHT));
  const lower = Math.min(1, (below * X_HEIGHT) / bottom);
  const pressed = (y: number): number => {
    if (y > 0) return bottom > 0 ? y * lower : y;
    return y < -X_HEIGHT ? -X_HEIGHT + (y + X_HEIGHT) * upper : y;
  };
  return traces.map((trace) => trace.map(([x, y]): Place => [x, pressed(y)]));
}
