import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeInSources } from './place-in-sources.mjs';

const FILE = 'remote.1a.chunk.js';
/** The second line and fifth column of `src/bed.tsx` are the eleventh column of the built file. */
const map = { version: 3, sources: ['webpack://mf_garden/./src/bed.tsx'], names: ['water'], mappings: 'AAAA,UACIA' };
let dist;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'place-in-sources-'));
  writeFileSync(path.join(dist, `${FILE}.map`), JSON.stringify(map));
});
afterEach(() => rmSync(dist, { recursive: true }));

it('is read from the map beside the built file', () =>
  expect(placeInSources(dist, { file: FILE, line: 1, column: 11 })).toBe('src/bed.tsx:2:5 in water'));

it('is unknown for a file that this build has not', () =>
  expect(placeInSources(dist, { file: 'remote.2b.chunk.js', line: 1, column: 11 })).toBeUndefined());
