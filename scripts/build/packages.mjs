import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';

/** Folders of the remotes, found by their name: a new remote needs no list to be changed. */
export function remoteNames() {
  return readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'package.json')));
}

/** The packages to build and their inputs. `inputs` are files and folders relative to the repository, `result` a file of a finished build. */
export function buildablePackages() {
  const everywhere = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'api/contract'];
  const web = [...everywhere, 'shared-ui', 'scripts/build'];
  return [
    { name: 'api', inputs: ['api', ...everywhere], result: 'main.js' },
    { name: 'shell', inputs: ['shell', ...web], result: 'index.html' },
    ...remoteNames().map((name) => ({ name, inputs: [name, ...web], result: 'remote.json', isRemote: true })),
  ];
}

const manifestOf = (name) => JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));

/** The version in a package's package.json. */
export const packageVersion = (name) => manifestOf(name).version;

/** A path in a package's build. */
export const distOf = (name, ...parts) => path.join(inRoot(name, 'dist'), ...parts);

/** Where a remote and its build are, and what its package.json says of them. */
export function remoteNamed(name) {
  const { version, config = {} } = manifestOf(name);
  return { name, version, folder: inRoot(name), dist: distOf(name), budgetKb: config.budgetKb };
}

/** The remote that a command names. @param {string[]} names its arguments @throws Stop unless they are one remote */
export function chosenRemote(names, usage) {
  const known = remoteNames();
  if (names.length !== 1 || !known.includes(names[0]))
    throw new Stop(`Which remote? ${usage}\nThere are: ${known.join(', ')}`);
  return remoteNamed(names[0]);
}
