import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { sourcesOf } from './packages.mjs';

const NOT_SOURCES = new Set(['dist', 'node_modules', 'storybook']);
const TESTS = /\.test\.tsx?$/;

/** Hash of a package's sources: the same sources make the same build. Tests do not count. */
export function stampOf(name, mode) {
  const hash = createHash('sha256').update(mode);
  for (const source of sourcesOf(name)) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, source) {
  const file = inRoot(source);
  if (!existsSync(file)) return;
  if (statSync(file).isFile()) {
    if (!TESTS.test(source)) hash.update(`${source}\0`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!NOT_SOURCES.has(name) && !name.startsWith('.')) addTo(hash, path.posix.join(source, name));
  }
}

const stampFile = (name) => inRoot(name, 'dist', '.stamp');

/** Whether the build that lies there was made of these sources. */
export function isBuilt(name, stamp) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === stamp;
}

/** Written last, so that a build that was cut off counts as none. */
export const noteBuilt = (name, stamp) => writeFileSync(stampFile(name), stamp);
