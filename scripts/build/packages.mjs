import { existsSync, readdirSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';

/** The remotes there are: every folder `mf-*` with a bundler configuration. */
export const remoteNames = () =>
  readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'rspack.config.mjs')));

/** What is built, in the order in which it is worth waiting for. */
export const builtPackages = () => ['api', 'shell', ...remoteNames()];

/** The folders whose files decide what a package's build looks like. */
export function sourcesOf(name) {
  const common = ['api/contract/src', 'api/contract/package.json', 'package-lock.json', 'tsconfig.base.json'];
  if (name === 'api') return [...common, 'api/src', 'api/rspack.config.mjs', 'api/package.json'];
  return [...common, 'shared-ui', name];
}
