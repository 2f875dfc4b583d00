import { renameSync, writeFileSync } from 'node:fs';

/** Writes as a whole or not at all: half a file would keep every later start from its data. Only its owner may read it. */
export function writeWhole(file, text) {
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
