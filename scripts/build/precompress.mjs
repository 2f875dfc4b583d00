import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|webmanifest|txt)$/;
/** Smaller files gain nothing. */
const WORTH_BYTES = 200;

const compressions = [
  ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ['.gz', promisify(gzip), { level: 9 }],
];

/** Writes `.br` and `.gz` beside every text file below a folder, so that the server never compresses. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(precompressFile));
}

async function precompressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_BYTES) return;
  await Promise.all(
    compressions.map(async ([ending, compress, options]) =>
      writeFileSync(file + ending, await compress(bytes, options)),
    ),
  );
}
