import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Types that shrink; fonts, pictures and recognition models are compressed already. Source maps are a development build's: megabytes that stay on one machine. */
const TEXT_TYPES = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.html', '.wasm']);

/** Above this the best quality takes seconds of a processor for a tenth less: 8.6 s for the 3 MB of a WebAssembly module. */
const LARGE_BYTES = 1024 * 1024;
const qualityFor = (bytes: Uint8Array) => (bytes.length > LARGE_BYTES ? 9 : 11);

/** The forms of a file that browsers accept, where they are smaller than the file itself. Made once, at publishing. */
export async function compress(path: string, bytes: Uint8Array): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (!TEXT_TYPES.has(extname(path))) return {};
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  return { ...(br.length < bytes.length ? { br } : {}), ...(gz.length < bytes.length ? { gzip: gz } : {}) };
}
