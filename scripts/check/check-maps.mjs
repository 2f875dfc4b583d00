/** Part of npm run check: fails where the map of a README and the folders on disk differ. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { say } from '../terminal/say.mjs';
import { mapFaults } from './map-faults.mjs';
import { README_MAPS } from './readme-maps.mjs';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((name) => name !== '' && existsSync(inRoot(name)));
const faults = README_MAPS.flatMap((map) =>
  mapFaults({ ...map, text: readFileSync(inRoot(map.readme), 'utf8') }, files),
);
for (const fault of faults) say(fault);
if (faults.length > 0) process.exitCode = 1;
