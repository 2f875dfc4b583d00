import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './terminal/say.mjs';

/**
 * Where a remote is: a repository of its own, or a folder of a workspace. `root` is the folder of the lock file, where the tools are
 * installed and their settings begin.
 * @param {string} folder of the remote
 * @throws Stop if there is no remote
 */
export function remoteFolderOf(folder = process.cwd()) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new Stop(`${folder} has no package.json: go to the folder of the remote.`);
  const { name, version, config = {} } = JSON.parse(readFileSync(file, 'utf8'));
  if (!name?.startsWith('mf-')) throw new Stop(`${folder} is no remote: its package.json is of ${name}.`);
  const root = folderOfLock(folder);
  return { name, version, folder, root, dist: path.join(folder, 'dist'), budgetKb: config.budgetKb };
}

/** The nearest folder with a lock file, from the remote's own upwards; its own if there is none yet. */
function folderOfLock(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package-lock.json'))) return at;
    if (at === path.dirname(at)) return folder;
  }
}

/** A command that is installed for a remote. */
export const toolOf = ({ root }, name) => path.join(root, 'node_modules/.bin', name);

/** The remote's folder relative to where its tools run: `.` in a repository of its own. */
export const shownFolder = ({ root, folder }) => path.relative(root, folder) || '.';

/** Its package.json, for messages. */
export const packageFile = (place) => path.join(shownFolder(place), 'package.json');
