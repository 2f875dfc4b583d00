import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * The place of a fault's frame in the sources, by the source map in the folder of a build; `undefined` if there is none of that file. The
 * name of a file has the hash of its content, so that a map of other code is never taken.
 */
export function placeInSources(dist, { file, line, column }) {
  const map = path.join(dist, `${file}.map`);
  if (!existsSync(map)) return undefined;
  const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
  if (!origin.fileName) return undefined;
  // `webpack://mf_garden/./src/bed.tsx` is `src/bed.tsx`.
  const source = origin.fileName.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  return `${source}:${origin.lineNumber}:${origin.columnNumber}${origin.name ? ` in ${origin.name}` : ''}`;
}
