import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { drawInk } from './draw-ink.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink, sheetsOf } from './ink.ts';

/** Twice the canvas: still sharp where it is shown large. The same on every device, so that the same ink has the same hash. */
const PICTURE_SCALE = 2;
const PAPER = '#ffffff';
/** A drawing is present when its data is longer than this (2§9). */
const DRAWING_MIN_CHARACTERS = 1000;

/** Ink as a picture: for the screen and old content as a data URL, for the server as bytes under their hash. */
export interface InkPicture {
  readonly png: Blob;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly dataUrl: string;
}

const isDrawing = (dataUrl: string | undefined): boolean =>
  dataUrl !== undefined && dataUrl.length > DRAWING_MIN_CHARACTERS;

/** @returns `undefined` for an empty canvas, which is no drawing however long its data would be (2§5) */
export async function pictureOf(ink: Ink): Promise<InkPicture | undefined> {
  if (ink.length === 0) return undefined;
  const canvas = inkCanvas(ink, PICTURE_SCALE);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!png) throw new Error('the canvas gave no picture');
  const dataUrl = await dataUrlOf(png);
  return isDrawing(dataUrl) ? { png, dataUrl, sha256: await hashOf(png) } : undefined;
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

/** SHA-256 of a drawing, also where a page over http has no `crypto.subtle` (D38). */
async function hashOf(png: Blob): Promise<string> {
  return bytesToHex(sha256(new Uint8Array(await png.arrayBuffer())));
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // Read as a data URL, the result is text.
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')));
    reader.readAsDataURL(blob);
  });
}
