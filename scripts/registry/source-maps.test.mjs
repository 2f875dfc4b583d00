import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { inRoot } from '../paths.mjs';
import { MAP_LIMIT_BYTES, NAME_LENGTH, zipOfMaps } from './source-maps.mjs';

let dist;
beforeEach(() => (dist = mkdtempSync(path.join(os.tmpdir(), 'source-maps-'))));
afterEach(() => rmSync(dist, { recursive: true }));

const map = { version: 3, file: 'a.js', sources: ['src/a.ts'], names: ['a'], mappings: 'AAAA' };
/** Maps that are sent, by file, of a build whose maps these are. */
async function sent(maps) {
  for (const [file, content] of Object.entries(maps))
    writeFileSync(path.join(dist, `${file}.map`), JSON.stringify(content));
  const zip = await zipOfMaps(dist, Object.keys(maps));
  const files = zip ? Object.entries(unzipSync(zip)) : [];
  return Object.fromEntries(files.map(([file, bytes]) => [file, JSON.parse(new TextDecoder().decode(bytes))]));
}

it('sends places, and nothing of the sources themselves', async () => {
  const full = { ...map, sourcesContent: ['const secret = 1;'], sourceRoot: 'home' };
  const { 'a.js': kept } = await sent({ 'a.js': full });
  expect(kept).toEqual({ version: 3, sources: ['src/a.ts'], names: ['a'], mappings: 'AAAA' });
});

it('shortens what is longer than the server takes, and drops what a terminal would obey', async () => {
  const name = 'x'.repeat(NAME_LENGTH + 1);
  const { 'a.js': kept } = await sent({ 'a.js': { ...map, sources: [name, null], names: ['a\u001B[2Jb'] } });
  expect(kept.sources).toEqual(['x'.repeat(NAME_LENGTH), null]);
  expect(kept.names[0]).not.toContain('\u001B');
});

it('leaves out a map that is larger than the server takes, and sends the others', async () => {
  const large = { ...map, mappings: 'A'.repeat(MAP_LIMIT_BYTES) };
  expect(Object.keys(await sent({ 'a.js': map, 'b.js': large }))).toEqual(['a.js']);
});

it('has nothing to send of a build without maps', async () => {
  expect(await zipOfMaps(dist, ['a.js'])).toBeUndefined();
});

it('knows the limits that the API has', () => {
  const source = readFileSync(inRoot('api/src/resources/delivery/reports/source-maps.ts'), 'utf8');
  expect(source).toContain(`NAME_LENGTH = ${NAME_LENGTH};`);
  expect(source).toContain('MAP_LIMIT_BYTES = 4 * 1024 * 1024;');
  expect(MAP_LIMIT_BYTES).toBe(4 * 1024 * 1024);
});
