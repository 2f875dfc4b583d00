import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inspectBinary } from './inspect-binary.mjs';

/** Cache of MongoDB binaries, shared by clones: `<cache>/reencuentro/mongod/<version>/mongod`. */
function cacheFolder() {
  const base = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(base, 'reencuentro', 'mongod');
}

/** Paths of the cached binaries, newest version first. */
export async function cachedBinaries() {
  const names = await readdir(cacheFolder()).catch(() => []);
  return names
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((version) => path.join(cacheFolder(), version, 'mongod'));
}

/** A folder for one attempt, so that an incomplete file is never taken for a binary. */
export async function withTryFolder(work) {
  const folder = path.join(cacheFolder(), `try-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Moves a binary into the cache after it has run here. */
export async function keepBinary(file) {
  await chmod(file, 0o755);
  const found = await inspectBinary(file);
  if (found.fault) throw new Error(found.fault);
  const folder = path.join(cacheFolder(), found.version);
  await mkdir(folder, { recursive: true });
  const kept = path.join(folder, 'mongod');
  await rename(file, kept);
  return { ...found, path: kept };
}
