import { crc32 } from 'node:zlib';
import { DRAWING_SIDE } from '@app/contract/drawings';

export type PictureType = 'image/png' | 'image/webp';

interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_HEAD = 8;
const CHUNK_TAIL = 4;
const IHDR_BYTES = 13;

/**
 * Whether bytes are a complete picture of this type within the size limit, from the first byte of the format to its last, so that the file
 * can contain nothing else. The pixels are not decompressed: a decompression bomb is rejected by its declared dimensions.
 */
export function isPicture(type: PictureType, bytes: Buffer): boolean {
  const size = type === 'image/png' ? sizeOfPng(bytes) : sizeOfWebp(bytes);
  return size !== undefined && isFitting(size.width) && isFitting(size.height);
}

const isFitting = (side: number): boolean => side >= 1 && side <= DRAWING_SIDE;

/** Walks the chunks from IHDR to an IEND at the end of the file, and verifies each checksum. */
function sizeOfPng(bytes: Buffer): Size | undefined {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  let size: Size | undefined;
  let hasPixels = false;
  for (let at = PNG_SIGNATURE.length; at + CHUNK_HEAD + CHUNK_TAIL <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_HEAD + length;
    if (end + CHUNK_TAIL > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    const name = bytes.toString('latin1', at + 4, at + CHUNK_HEAD);
    if ((name === 'IHDR') !== (size === undefined)) return undefined; // IHDR must be the first chunk, and the only one of its name
    if (name === 'IHDR') size = length === IHDR_BYTES ? sizeAt(bytes, at + CHUNK_HEAD) : undefined;
    if (!size) return undefined;
    hasPixels ||= name === 'IDAT' && length > 0;
    at = end + CHUNK_TAIL;
    if (name === 'IEND') return hasPixels && at === bytes.length ? size : undefined;
  }
  return undefined;
}

const sizeAt = (bytes: Buffer, at: number): Size => ({
  width: bytes.readUInt32BE(at),
  height: bytes.readUInt32BE(at + 4),
});

const RIFF_HEAD = 12;
/** Chunks of a still picture. */
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'XMP ']);

/** The chunks must fill the length that the RIFF header declares. The first, of one of three kinds, has the dimensions. */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  const isWebp =
    bytes.length > RIFF_HEAD &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, RIFF_HEAD) === 'WEBP' &&
    bytes.readUInt32LE(4) + CHUNK_HEAD === bytes.length;
  if (!isWebp) return undefined;
  let hasPixels = false;
  let at = RIFF_HEAD;
  while (at + CHUNK_HEAD <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    if (!WEBP_CHUNKS.has(name)) return undefined;
    hasPixels ||= name === 'VP8 ' || name === 'VP8L';
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEAD + length + (length % 2);
  }
  return hasPixels && at === bytes.length ? sizeOfFirstChunk(bytes.subarray(RIFF_HEAD)) : undefined;
}

function sizeOfFirstChunk(chunk: Buffer): Size | undefined {
  const name = chunk.toString('latin1', 0, 4);
  const data = chunk.subarray(CHUNK_HEAD);
  if (data.length < 10) return undefined;
  if (name === 'VP8X') return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  if (name === 'VP8L') {
    const bits = data.readUInt32LE(1);
    return data[0] === 0x2f ? { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) } : undefined;
  }
  const hasStartCode = data.readUIntBE(3, 3) === 0x9d012a;
  return hasStartCode ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff } : undefined;
}
