import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compressible types; fonts, pictures and recognition models are compressed already. Source maps are published only with development
 * builds: megabytes that stay on one machine.
 */
const TEXT_TYPES = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.html', '.wasm']);

/** Above this size the best quality costs seconds of CPU time for 10 % fewer bytes: 8.6 s for a WebAssembly module of 3 MB. */
const LARGE_BYTES = 1024 * 1024;
const qualityFor = (bytes: Uint8Array) => (bytes.length > LARGE_BYTES ? 9 : 11);

/** The compressed variants of a file, where they are smaller than the file. Created once, at publishing. */
export async function compress(path: string, bytes: Uint8Array): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (!TEXT_TYPES.has(extname(path))) return {};
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes) } }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  return { ...(br.length < bytes.length ? { br } : {}), ...(gz.length < bytes.length ? { gzip: gz } : {}) };
}
