import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** Paths that are no part of a build: a change there must not cause one. */
const IGNORED = /^shared-ui\/catalogue$|(^|\/)(node_modules|dist|test|testing|data|\.[^/]*)$|\.test\.\w+$|\.md$/;

/** SHA-256 over names and bytes of all files in the given folders and files, in a fixed order, and over the build's mode. */
export function sourceHash(inputs, mode) {
  const hash = createHash('sha256').update(mode);
  const files = new Set(inputs.flatMap((input) => filesOf(input)));
  for (const file of [...files].toSorted()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

function filesOf(name) {
  if (IGNORED.test(name)) return [];
  if (!statSync(inRoot(name)).isDirectory()) return [name];
  return readdirSync(inRoot(name)).flatMap((child) => filesOf(`${name}/${child}`));
}
