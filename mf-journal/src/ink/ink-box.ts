import { CANVAS_HEIGHT, CANVAS_WIDTH } from './ink.ts';

/** A part of a drawing, in canvas units. */
export interface InkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paper that stays round the ink. */
const MARGIN = 20;
/** A single word is not blown up to the width of a page, nor a dash to its height. */
const LEAST_WIDTH = 320;
const LEAST_HEIGHT = 100;
/** Of a card, which shows as much of the line as is still read there. */
const LEAST_STRIP_WIDTH = 440;

export const wholeOf = (height: number): InkBox => ({ x: 0, y: 0, width: CANVAS_WIDTH, height });

/** The part of a drawing that is worth showing: its ink with some paper round it. */
export function cropOf(ink: InkBox, height: number): InkBox {
  const [x, width] = between(ink.x - MARGIN, ink.x + ink.width + MARGIN, LEAST_WIDTH, CANVAS_WIDTH);
  const [y, tall] = between(ink.y - MARGIN, ink.y + ink.height + MARGIN, LEAST_HEIGHT, height);
  return { x, y, width, height: tall };
}

/** The beginning of a drawing in the shape of a sheet, for places that keep this shape. */
export function stripOf(ink: InkBox, height: number): InkBox {
  const [x, width] = between(ink.x - MARGIN, ink.x + ink.width + MARGIN, LEAST_STRIP_WIDTH, CANVAS_WIDTH);
  const tall = (width * CANVAS_HEIGHT) / CANVAS_WIDTH;
  return { x, y: Math.max(0, Math.min(ink.y - MARGIN, height - tall)), width, height: tall };
}

/** From `low` to `high`, at least so long and inside 0…`most`; what it lacks is added at its end, where a line goes on. */
function between(low: number, high: number, least: number, most: number): readonly [begin: number, length: number] {
  const length = Math.min(most, Math.max(least, Math.min(most, high) - Math.max(0, low)));
  return [Math.min(Math.max(0, low), most - length), length];
}
