/** Part of npm run check: fails on import cycles between folders, and on imports against the order of their layers. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { runMain, say } from '../terminal/say.mjs';
import { folderCycles, layerFaults } from './folder-faults.mjs';
import { FOLDER_RULES } from './folder-rules.mjs';
import { importsOf } from './import-graph.mjs';

await runMain(async () => {
  process.chdir(root);
  const faults = FOLDER_RULES.flatMap(({ folder, layers }) => {
    const imports = importsOf(sourcesOf(folder));
    return [...folderCycles(imports, folder), ...(layers ? layerFaults(imports, folder, layers) : [])];
  });
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
});

/** Sources of a folder without tests and their helpers, which may import from everywhere. */
function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => path.join(folder, file));
}
