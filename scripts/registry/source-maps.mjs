import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutControls } from './without-controls.mjs';

/** Bounds of the server: longer names are shortened, and larger maps left out; a fault then shows the place in the built file. */
export const NAME_LENGTH = 300;
export const MAP_LIMIT_BYTES = 4 * 1024 * 1024;

const short = (text) => text && withoutControls(text).slice(0, NAME_LENGTH);

/**
 * The source maps of a build as one archive, by the names of their files, without the sources themselves: places are all that faults need.
 * @returns `undefined` if it has none
 */
export async function zipOfMaps(dist, files) {
  const { zip } = await import('fflate');
  const maps = files
    .map((file) => [file, path.join(dist, `${file}.map`)])
    .filter(([, map]) => existsSync(map))
    .map(([file, map]) => {
      const { version, sources, names, mappings } = JSON.parse(readFileSync(map, 'utf8'));
      const kept = { version, sources: sources.map(short), names: names?.map(short), mappings };
      return [file, new TextEncoder().encode(JSON.stringify(kept))];
    })
    .filter(([, bytes]) => bytes.length <= MAP_LIMIT_BYTES);
  return maps.length > 0 ? promisify(zip)(Object.fromEntries(maps), { level: 6 }) : undefined;
}
