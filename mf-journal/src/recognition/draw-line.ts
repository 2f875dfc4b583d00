import type { LineLayout } from './line-layout.ts';

/** The picture for the engine: black on white with one pen width, whatever colour and pressure the user wrote with. */
export function drawLine({ width, height, pen, traces }: LineLayout): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#000';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = pen;
  context.beginPath();
  for (const trace of traces) {
    const [first] = trace;
    if (!first) continue;
    context.moveTo(...first);
    // A line to its own start is a dot, because of the round cap.
    for (const place of trace.length > 1 ? trace.slice(1) : trace) context.lineTo(...place);
  }
  context.stroke();
  return canvas;
}
