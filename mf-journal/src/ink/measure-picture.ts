import { CANVAS_WIDTH } from './ink.ts';
import type { InkBox } from './ink-box.ts';

/** Pixels across in which ink is looked for: two units each, finer than the paper that is left round it. */
const SCAN_WIDTH = 400;
/** A channel that is darker belongs to ink; paper is white, and what lies between is the edge of a stroke. */
const PAPER_FROM = 236;

interface PictureMeasure {
  /** In canvas units, of all its sheets. */
  readonly height: number;
  /** Where its ink is; `undefined` for blank paper. */
  readonly ink: InkBox | undefined;
}

/** How high a drawing is and where its ink lies. @throws where the browser cannot show or read the picture */
export async function measurePicture(src: string): Promise<PictureMeasure> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const unit = CANVAS_WIDTH / image.naturalWidth;
  const canvas = document.createElement('canvas');
  canvas.width = SCAN_WIDTH;
  canvas.height = Math.ceil((image.naturalHeight * SCAN_WIDTH) / image.naturalWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no canvas');
  // Pictures of the old app may have no paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const found = darkPart(context.getImageData(0, 0, canvas.width, canvas.height));
  return { height: image.naturalHeight * unit, ink: found && scaled(found, CANVAS_WIDTH / SCAN_WIDTH) };
}

function darkPart({ data, width, height }: ImageData): InkBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < data.length; i += 4) {
    if (Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255) >= PAPER_FROM) continue;
    const x = (i / 4) % width;
    const y = Math.floor(i / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const scaled = ({ x, y, width, height }: InkBox, by: number): InkBox => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});
