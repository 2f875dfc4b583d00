import type { Ink } from '../../mf-journal/src/ink/ink.ts';

/** A canvas of an evaluation set; README.md describes its fields. */
export interface SetCanvas {
  readonly id: string;
  readonly text: string;
  readonly color: string;
  readonly strokes: readonly {
    readonly w: number | readonly number[];
    readonly p: readonly (readonly [number, number])[];
  }[];
}

/** The set's strokes as the canvas would have stored them: a width for each point is the pressure of a pen. */
export function inkOf({ color, strokes }: SetCanvas): Ink {
  return strokes.map(({ w, p }) => {
    if (typeof w === 'number') return { w, c: color, p };
    const thickness = w.reduce((sum, width) => sum + width, 0) / w.length;
    return {
      w: thickness,
      c: color,
      p: p.map(([x, y], i) => [x, y, (w[i] ?? thickness) / thickness - 0.5] as const),
    };
  });
}
