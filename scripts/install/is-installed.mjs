import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a checkout's packages are those of its lock file: npm notes in a lock file of its own what it has installed; optional packages
 * of other platforms are left out there. The workspace's own packages are in neither by their version, which a developer raises for a
 * deploy: they count as installed when they are linked.
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
