import { DRAWINGS_FOLDER } from './archive-format.ts';

/** Path of a drawing in an archive. */
export const drawingFile = (hash: string, type: string): string =>
  `${DRAWINGS_FOLDER}${hash}.${type === 'image/webp' ? 'webp' : 'png'}`;
