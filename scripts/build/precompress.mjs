import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH = /\.(js|mjs|css|svg|json|webmanifest|wasm)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a folder, at build time instead of at each request. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.filter((name) => WORTH.test(name)).map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // The whole file as one block: smaller by some hundred bytes.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    // Eight direct distance codes: measured smaller than classes of distances on the scripts of /login.
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
