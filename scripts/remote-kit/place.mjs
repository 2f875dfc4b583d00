import { readFileSync } from 'node:fs';
import { distOf, remoteNames } from '../build/packages.mjs';
import { inRoot } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';

/** Where a remote and its build are, and what its package.json says of them. @param {string} name */
export function placeOf(name) {
  const { version, config = {} } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));
  return { name, version, folder: inRoot(name), dist: distOf(name), budgetKb: config.budgetKb };
}

/** The place of the remote that a command names. @param {string[]} names its arguments @throws Stop unless they are one remote */
export function chosenPlace(names, usage) {
  const known = remoteNames();
  if (names.length !== 1 || !known.includes(names[0]))
    throw new Stop(`Which remote? ${usage}\nThere are: ${known.join(', ')}`);
  return placeOf(names[0]);
}
