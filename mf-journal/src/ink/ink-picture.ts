import { drawInk } from './draw-ink.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink, sheetsOf } from './ink.ts';

/** Twice the canvas: still sharp where it is shown large. The same on every device, so that the same ink has the same hash. */
const PICTURE_SCALE = 2;
const PAPER = '#ffffff';
/** A drawing is present when its data, as a data URL, is longer than this (2§9). */
const DRAWING_MIN_CHARACTERS = 1000;

const dataLength = (png: Blob): number => 'data:image/png;base64,'.length + 4 * Math.ceil(png.size / 3);

/** Ink as a picture. @returns `undefined` for an empty canvas, which is no drawing however long its data would be (2§5) */
export async function pictureOf(ink: Ink): Promise<Blob | undefined> {
  if (ink.length === 0) return undefined;
  const canvas = inkCanvas(ink, PICTURE_SCALE);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new Error('the canvas gave no picture');
  return dataLength(png) > DRAWING_MIN_CHARACTERS ? png : undefined;
}

/** Ink on the white paper of its sheets, `scale` pixels to a canvas unit. */
export function inkCanvas(ink: Ink, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS_WIDTH * scale;
  canvas.height = CANVAS_HEIGHT * sheetsOf(ink) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  drawInk(context, ink);
  return canvas;
}
