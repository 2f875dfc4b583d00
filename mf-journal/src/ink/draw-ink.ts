import type { Ink, InkPoint, InkStroke } from './ink.ts';

/**
 * Half the thickness for the lightest touch, one and a half for the firmest; a pen's middle pressure draws the thickness that the user
 * chose.
 */
export const widthAt = (thickness: number, pressure = 0.5): number => thickness * (0.5 + pressure);

/** Draws ink, in canvas units, on a context that has been scaled to them. */
export function drawInk(context: CanvasRenderingContext2D, ink: Ink): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of ink) drawStroke(context, stroke);
}

function drawStroke(context: CanvasRenderingContext2D, stroke: InkStroke): void {
  const [first, ...others] = stroke.p;
  if (!first) return;
  context.strokeStyle = stroke.c;
  context.fillStyle = stroke.c;
  if (others.length === 0) drawDot(context, first, stroke.w);
  else if (stroke.p.some(([, , pressure]) => pressure !== undefined)) drawPressed(context, stroke);
  else drawEven(context, stroke);
}

function drawDot(context: CanvasRenderingContext2D, [x, y, pressure]: InkPoint, thickness: number): void {
  context.beginPath();
  context.arc(x, y, widthAt(thickness, pressure) / 2, 0, 2 * Math.PI);
  context.fill();
}

/** One path through the midpoints, which rounds the corners of slow sampling. */
function drawEven(context: CanvasRenderingContext2D, { p, w }: InkStroke): void {
  context.lineWidth = w;
  context.beginPath();
  for (const { from, through, to, isFirst } of curves(p)) {
    if (isFirst) context.moveTo(from[0], from[1]);
    context.quadraticCurveTo(through[0], through[1], to[0], to[1]);
  }
  context.stroke();
}

function drawPressed(context: CanvasRenderingContext2D, { p, w }: InkStroke): void {
  for (const { from, through, to } of curves(p)) {
    context.lineWidth = widthAt(w, through[2]);
    context.beginPath();
    context.moveTo(from[0], from[1]);
    context.quadraticCurveTo(through[0], through[1], to[0], to[1]);
    context.stroke();
  }
}

/** Segments between the midpoints of neighbouring points; the first and the last reach the ends. */
function* curves(points: readonly InkPoint[]) {
  let from = points[0];
  for (let i = 0; i < points.length; i += 1) {
    const through = points[i];
    const next = points[i + 1];
    if (!from || !through) return;
    const to: InkPoint = next ? [(through[0] + next[0]) / 2, (through[1] + next[1]) / 2] : through;
    yield { from, through, to, isFirst: i === 0 };
    from = to;
  }
}
