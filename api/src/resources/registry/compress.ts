import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Types that shrink; fonts, pictures and recognition models are compressed already. */
const TEXT_TYPES = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.html', '.map', '.wasm']);

/** The forms of a file that browsers accept, where they are smaller than the file itself. Made once, at publishing. */
export async function compress(path: string, bytes: Uint8Array): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (!TEXT_TYPES.has(extname(path))) return {};
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  return { ...(br.length < bytes.length ? { br } : {}), ...(gz.length < bytes.length ? { gzip: gz } : {}) };
}
