import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a checkout's installed packages are those of its lock file. npm records what it has installed in a lock file of its own, without
 * optional packages of other platforms. Neither has the versions of workspace packages, which a developer raises for a deploy: they count
 * as installed when they are linked.
 */
export function isInstalled(folder) {
  const note = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json')))
    .filter(([place, { optional, devOptional }]) => place.includes('node_modules/') && !optional && !devOptional)
    .every(
      ([place, { version }]) =>
        installed[place] && installed[place].version === version && existsSync(path.join(folder, place)),
    );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
