import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Valid small pictures that declare any size. */

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Makes the picture unique. */
  readonly seed?: number;
  /** Padded to this size in bytes. */
  readonly bytes?: number;
}

export function png({ width = 8, height = 2, seed = 0, bytes }: PngOptions = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8); // 8 bits of grey
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const note = chunk('tEXt', Buffer.from(`Seed\0${seed}`, 'latin1'));
  const row = Buffer.alloc(width + 1);
  const pixels = chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row))));
  const parts = [signature, chunk('IHDR', head), note, pixels, chunk('IEND', Buffer.alloc(0))];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (bytes !== undefined) parts.splice(2, 0, chunk('tEXt', Buffer.alloc(bytes - length - 12, 0x20)));
  return Buffer.concat(parts);
}

/** A pixel in each of the two WebP encodings. */
export const webps: readonly Buffer[] = [
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
].map((base64) => Buffer.from(base64, 'base64'));

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
