import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

/** Folders of the remotes, found by their name: a new remote needs no list to be changed. */
export function remoteNames() {
  return readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'package.json')));
}

/** The packages to build and their inputs. `inputs` are files and folders relative to the repository, `result` a file of a finished build. */
export function buildablePackages() {
  const everywhere = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'api/contract'];
  const web = [...everywhere, 'shared-ui', 'scripts/remote-kit/build'];
  return [
    { name: 'api', inputs: ['api', ...everywhere], result: 'main.js' },
    { name: 'shell', inputs: ['shell', ...web], result: 'index.html' },
    ...remoteNames().map((name) => ({ name, inputs: [name, ...web], result: 'remote.json', isRemote: true })),
  ];
}

/** The version in a package's package.json. */
export function packageVersion(name) {
  return JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8')).version;
}

/** A path in a package's build. */
export const distOf = (name, ...parts) => path.join(inRoot(name, 'dist'), ...parts);
